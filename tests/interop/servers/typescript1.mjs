// An MCP server on the TypeScript SDK 1.x.
//
// usage: node typescript1.mjs NODE_DIR [PORT]
//
// With a port it speaks Streamable HTTP with sessions, without one to standard
// input and output. Its tools are those of python1.py.

import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , nodeDir, port] = process.argv;
const require = createRequire(join(nodeDir, "package.json"));
const sdk = (name) => require(`@modelcontextprotocol/sdk/server/${name}.js`);
const z = require("zod");

let cancelled = 0;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const said = (text) => ({ content: [{ type: "text", text }] });

function build() {
  const server = new (sdk("mcp").McpServer)({ name: "interop", version: "1" });
  const numbers = { a: z.number(), b: z.number() };
  server.registerTool("add", { inputSchema: numbers }, ({ a, b }) => said(String(a + b)));
  server.registerTool("quote", {}, () => said("Traceback: TimeoutError: 429 Too Many Requests"));
  server.registerTool("nothing", {}, () => said("[]"));
  server.registerTool("steps", {}, async ({ _meta, sendNotification }) => {
    const progressToken = _meta?.progressToken;
    for (let progress = 0; progress < 3 && progressToken !== undefined; progress += 1) {
      const params = { progressToken, progress, total: 3 };
      await sendNotification({ method: "notifications/progress", params });
      await pause(20);
    }
    return said("done");
  });
  server.registerTool("refuse", {}, () => {
    throw new Error("HTTP 403 Forbidden: the token lacks the scope orders:write");
  });
  server.registerTool("wait", {}, async ({ signal }) => {
    signal.addEventListener("abort", () => (cancelled += 1));
    await Promise.race([pause(30_000), new Promise((end) => signal.addEventListener("abort", end))]);
    return said("waited");
  });
  server.registerTool("cancellations", {}, () => said(String(cancelled)));
  return server;
}

const sessions = new Map();

async function answer(request, response) {
  const name = request.headers["mcp-session-id"];
  let session = sessions.get(name);
  if (session === undefined && name === undefined && request.method === "POST") {
    session = new (sdk("streamableHttp").StreamableHTTPServerTransport)({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (name) => void sessions.set(name, session),
    });
    session.onclose = () => sessions.delete(session.sessionId);
    await build().connect(session);
  }
  if (session !== undefined) return session.handleRequest(request, response);
  response.writeHead(404).end();
}

if (port === undefined) {
  await build().connect(new (sdk("stdio").StdioServerTransport)());
} else {
  createServer((request, response) => void answer(request, response)).listen(
    Number(port),
    "127.0.0.1",
  );
}

// An MCP server on the TypeScript SDK 2.x.
//
// usage: node typescript2.mjs NODE_DIR [PORT]
//
// Its tools are those of python1.py.

import { createRequire } from "node:module";
import { join } from "node:path";

import { serve } from "./serving.mjs";

const [, , nodeDir, port] = process.argv;
const require = createRequire(join(nodeDir, "package.json"));
const { McpServer } = require("@modelcontextprotocol/server");
const z = require("zod");

let cancelled = 0;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const said = (text) => ({ content: [{ type: "text", text }] });

function build() {
  const server = new McpServer({ name: "interop", version: "1" });
  const numbers = z.object({ a: z.number(), b: z.number() });
  server.registerTool("add", { inputSchema: numbers }, ({ a, b }) => said(String(a + b)));
  server.registerTool("quote", {}, () => said("Traceback: TimeoutError: 429 Too Many Requests"));
  server.registerTool("nothing", {}, () => said("[]"));
  server.registerTool("steps", {}, async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (let progress = 0; progress < 3 && progressToken !== undefined; progress += 1) {
      const params = { progressToken, progress, total: 3 };
      await mcpReq.notify({ method: "notifications/progress", params });
      await pause(20);
    }
    return said("done");
  });
  server.registerTool("refuse", {}, () => {
    throw new Error("HTTP 403 Forbidden: the token lacks the scope orders:write");
  });
  server.registerTool("wait", {}, async ({ mcpReq }) => {
    mcpReq.signal.addEventListener("abort", () => (cancelled += 1));
    await Promise.race([pause(30_000), new Promise((end) => mcpReq.signal.addEventListener("abort", end))]);
    return said("waited");
  });
  server.registerTool("cancellations", {}, () => said(String(cancelled)));
  return server;
}

serve(build, nodeDir, port);

// Serves what `build` makes, on the TypeScript SDK 2.x: with a port as Streamable
// HTTP at /mcp, in both eras, with sessions whose streams can be taken up again and
// without sessions; without a port on standard input and output.

import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

export function serve(build, nodeDir, port) {
  const require = createRequire(join(nodeDir, "package.json"));
  const sdk = require("@modelcontextprotocol/server");
  const node = require("@modelcontextprotocol/node");
  const sessions = new Map();
  if (port === undefined) {
    require("@modelcontextprotocol/server/stdio").serveStdio(build);
    return { sessions };
  }
  const modern = sdk.createMcpHandler(build, { legacy: "reject" });

  async function legacy(request, response, body) {
    const name = request.headers["mcp-session-id"];
    let session = sessions.get(name);
    if (session === undefined && name === undefined && body?.method === "initialize") {
      session = new node.NodeStreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        eventStore: new Events(),
        retryInterval: 100,
        onsessioninitialized: (name) => void sessions.set(name, session),
      });
      session.onclose = () => sessions.delete(session.sessionId);
      await build().connect(session);
    }
    if (session !== undefined) return session.handleRequest(request, response, body);
    const error = { code: -32001, message: "Session not found" };
    response.writeHead(name === undefined ? 400 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify({ jsonrpc: "2.0", id: null, error }));
  }

  async function answer(request, response) {
    if (request.method !== "POST") return legacy(request, response);
    const chunks = await request.toArray();
    let body;
    try {
      body = JSON.parse(Buffer.concat(chunks).toString());
    } catch {
      response.writeHead(400).end();
      return;
    }
    const isLegacy = await sdk.isLegacyRequest(await node.toWebRequest(request, body));
    await (isLegacy ? legacy : node.toNodeHandler(modern))(request, response, body);
  }

  const isLocal = node.localhostHostValidation();
  createServer((request, response) => {
    if (isLocal(request, response)) void answer(request, response);
  }).listen(Number(port), "127.0.0.1");
  return { modern, sessions };
}

// Events by their place in one list, so that a stream can be taken up again.
class Events {
  #all = [];

  async storeEvent(stream, message) {
    return String(this.#all.push({ stream, message }) - 1);
  }

  async getStreamIdForEventId(id) {
    return this.#all[Number(id)]?.stream;
  }

  async replayEventsAfter(last, { send }) {
    const { stream } = this.#all[Number(last)];
    for (const [id, event] of this.#all.entries()) {
      const isLater = id > Number(last) && event.stream === stream;
      if (isLater && Object.keys(event.message ?? {}).length > 0) {
        await send(String(id), event.message);
      }
    }
    return stream;
  }
}

// Calls an MCP server through the TypeScript client 2.x and prints what its API gave.
//
// usage: node typescript2.mjs PLAN NODE_DIR
//
// As typescript1.mjs, with the newer client, told to ask for the newest protocol
// first and to fall back to the older handshake. "listens" and "hears" as in
// python2.py.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , planFile, nodeDir] = process.argv;
const require = createRequire(join(nodeDir, "package.json"));
const { Client, StreamableHTTPClientTransport } = require("@modelcontextprotocol/client");
const { StdioClientTransport } = require("@modelcontextprotocol/client/stdio");

const plan = JSON.parse(readFileSync(planFile, "utf8"));
const [command, ...args] = plan.command ?? [];
const transport = plan.url
  ? new StreamableHTTPClientTransport(new URL(plan.url))
  : new StdioClientTransport({ command, args });
const client = new Client(
  { name: "aftercall-interop", version: "1" },
  { versionNegotiation: { mode: "auto" } },
);
await client.connect(transport);

const { tools } = await client.listTools();
emit({
  protocol: client.getNegotiatedProtocolVersion() ?? null,
  tools: tools.map((tool) => tool.name),
});

let heard = 0;
client.setNotificationHandler("notifications/tools/list_changed", () => void (heard += 1));
const subscription = plan.listens && (await client.listen({ toolsListChanged: true }));

for (const { cancels, hears, ...call } of plan.calls) {
  const before = heard;
  let progress = 0;
  const onprogress = () => (progress += 1);
  const signal = cancels === undefined ? undefined : AbortSignal.timeout(cancels);
  try {
    const result = await client.callTool(call, { onprogress, signal });
    while (hears && heard === before) await new Promise((resolve) => setTimeout(resolve, 10));
    emit({ result, progress, ...(subscription && { heard }) });
  } catch (thrown) {
    emit({ threw: String(thrown) });
  }
}
await subscription?.close();
await transport.terminateSession?.();
await client.close();

function emit(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

// Calls an MCP server through the TypeScript client 2.x and prints what its API gave.
//
// usage: node typescript2.mjs PLAN NODE_DIR
//
// As typescript1.mjs, with the newer client, told to ask for the newest protocol
// first and to fall back to the older handshake.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , planFile, nodeDir] = process.argv;
const require = createRequire(join(nodeDir, "package.json"));
const { Client } = require("@modelcontextprotocol/client");
const { StdioClientTransport } = require("@modelcontextprotocol/client/stdio");

const plan = JSON.parse(readFileSync(planFile, "utf8"));
const [command, ...args] = plan.command;
const client = new Client(
  { name: "aftercall-interop", version: "1" },
  { versionNegotiation: { mode: "auto" } },
);
await client.connect(new StdioClientTransport({ command, args }));

const { tools } = await client.listTools();
emit({
  protocol: client.getNegotiatedProtocolVersion() ?? null,
  tools: tools.map((tool) => tool.name),
});

for (const call of plan.calls) {
  try {
    emit({ result: await client.callTool(call, { onprogress }) });
  } catch (thrown) {
    emit({ threw: String(thrown) });
  }
}
await client.close();

// Asked for, so that notifications come between a call and its answer.
function onprogress() {}

function emit(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

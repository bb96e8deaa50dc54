// Calls an MCP server through the TypeScript SDK 1.x and prints what its API gave.
//
// usage: node typescript1.mjs PLAN NODE_DIR
//
// PLAN as in python1.py; NODE_DIR is the folder that holds node_modules. Tools
// are listed first: this client checks results against an output schema only
// then, and it is the one that throws a failed result away when the check fails.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [, , planFile, nodeDir] = process.argv;
const require = createRequire(join(nodeDir, "package.json"));
const { Client } = require("@modelcontextprotocol/sdk/client/index.js");
const { StdioClientTransport } = require("@modelcontextprotocol/sdk/client/stdio.js");
const {
  StreamableHTTPClientTransport,
} = require("@modelcontextprotocol/sdk/client/streamableHttp.js");

const plan = JSON.parse(readFileSync(planFile, "utf8"));
const [command, ...args] = plan.command ?? [];
const transport = plan.url
  ? new StreamableHTTPClientTransport(new URL(plan.url))
  : new StdioClientTransport({ command, args });
const client = new Client({ name: plan.client ?? "aftercall-interop", version: "1" });
await client.connect(transport);

const tools = [];
let cursor;
do {
  const page = await client.listTools({ cursor });
  tools.push(...page.tools.map((tool) => tool.name));
  cursor = page.nextCursor;
} while (cursor !== undefined);
emit({ protocol: transport.protocolVersion ?? null, tools });

for (const { kills, cancels, ...call } of plan.calls) {
  if (kills !== undefined) {
    process.kill(Number(readFileSync(kills, "utf8").trim().split("\n").at(-1)), "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  let progress = 0;
  const onprogress = () => (progress += 1);
  const signal = cancels === undefined ? undefined : AbortSignal.timeout(cancels);
  try {
    const result = await client.callTool(call, undefined, { onprogress, signal });
    emit({ result, progress });
  } catch (thrown) {
    emit({ threw: String(thrown) });
  }
}
await transport.terminateSession?.();
await client.close();

function emit(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

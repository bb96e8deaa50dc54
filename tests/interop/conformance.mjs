// Runs the official conformance suite.
//
// usage: node conformance.mjs NODE_DIR ARG...
//
// NODE_DIR is the folder that holds node_modules; the rest is the suite's own. The
// suite was bundled for Node 22: it imports a name from `fs` that Node 20 lacks,
// for a command that is not used here. Without the name it would not start.

import { register } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , nodeDir, ...args] = process.argv;
const suite = join(nodeDir, "node_modules/@modelcontextprotocol/conformance/dist/index.js");

const source = (code) => `data:text/javascript,${encodeURIComponent(code)}`;
const fs = source(`
  import fs from "node:fs";
  export * from "node:fs";
  export default fs;
  export const globSync = fs.globSync;
`);
register(
  source(`
    export async function resolve(name, context, next) {
      const ours = name === "fs" && context.parentURL === ${JSON.stringify(pathToFileURL(suite).href)};
      return ours ? { url: ${JSON.stringify(fs)}, shortCircuit: true } : next(name, context);
    }
  `),
);

process.argv = [process.argv[0], suite, ...args];
await import(pathToFileURL(suite).href);

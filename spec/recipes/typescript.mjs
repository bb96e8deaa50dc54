// A server whose failures say what to do next, with nothing but the SDK.
//
// run: node typescript.mjs     (npm `@modelcontextprotocol/sdk` 1.x; MCP on stdio)
//
// Copy `failed` and `empty`; the two tools below show them at work. The format
// is written down in ../README.md.

import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

// A failed call. `category` is "transient" (waiting mends it), "validation"
// (other arguments do), "business" (a rule, limit or state refuses it) or
// "permission" (another principal could). `fields` are those of the envelope.
function failed(category, message, description, fields = {}) {
  const { executed, retryAfterMs } = fields;
  // A call that may have taken effect is not sent again before somebody looked.
  const isRetryable = category === "transient" && (executed ?? "no") === "no";
  let verdict = "do not resend";
  if (isRetryable) {
    verdict = retryAfterMs === undefined ? "retryable" : `retry after ${retryAfterMs} ms`;
  } else if (category === "transient") {
    verdict = "check before resending";
  }
  const envelope = { errorCategory: category, isRetryable, message, ...fields };
  // The first line stands alone: most hosts show a model no more than this text.
  const line = `ERROR [${category}, ${verdict}] ${message} ${description}`;
  const text = `${line}\n${JSON.stringify(envelope)}`;
  return {
    isError: true,
    content: [{ type: "text", text }],
    // Only for tools that declare no output schema, as those below.
    structuredContent: { ...envelope, description },
    _meta: { "dev.aftercall/error": { v: 1, errorCategory: category, isRetryable, attempts: 0 } },
  };
}

// The search ran over all of `searched`, and nothing matches: that is the answer.
function empty(searched) {
  const text = `No matches in ${searched}. The call succeeded and returned no results.`;
  return {
    content: [{ type: "text", text }],
    _meta: { "dev.aftercall/outcome": { v: 1, kind: "empty", resultCount: 0 } },
  };
}

const server = new McpServer({ name: "recipe", version: "1" });

server.registerTool(
  "refund",
  {
    description: "Pays back part of an order.",
    inputSchema: { order: z.string(), pence: z.number().int() },
  },
  ({ order, pence }) => {
    if (pence <= 0) {
      const expected = "a whole number above zero";
      return failed(
        "validation",
        "The amount does not fit.",
        "Nothing was refunded. Send a whole number of pence above zero.",
        {
          violations: [
            { path: "/pence", expected, received: pence, message: `/pence: expected ${expected}` },
          ],
        },
      );
    }
    if (pence > 50_000) {
      return failed(
        "business",
        "The refund is over the automatic limit of £500.",
        "Nothing was refunded. A manager can approve it.",
        {
          code: "refund.limit_exceeded",
          limit: { name: "automatic refund", allowed: 50_000, requested: pence, unit: "pence" },
          escalateTo: "a manager",
          userMessage: "A manager has to approve this. I can ask for it.",
        },
      );
    }
    if (order === "#10001") {
      return failed(
        "permission",
        "This order belongs to another shop.",
        "Nothing was refunded. Ask somebody of that shop.",
        { requires: { role: "north shop" } },
      );
    }
    if (order === "#10002") {
      return failed(
        "transient",
        "The payout service is busy.",
        "Nothing was refunded. Send it again after the wait.",
        { executed: "no", retryAfterMs: 2000 },
      );
    }
    if (order === "#10003") {
      return failed(
        "transient",
        "The payout service did not answer.",
        "It may have been paid. See list_refunds before sending it again.",
        {
          executed: "unknown",
          verify: { tool: "list_refunds", arguments: { order }, why: "it is there if it was paid" },
        },
      );
    }
    return { content: [{ type: "text", text: `${pence} pence refunded` }] };
  },
);

server.registerTool(
  "list_refunds",
  { description: "The refunds made on an order.", inputSchema: { order: z.string() } },
  ({ order }) => empty(`the refunds on ${order}`),
);

await server.connect(new StdioServerTransport());

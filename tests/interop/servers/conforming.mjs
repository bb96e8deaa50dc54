// An MCP server with which the official conformance suite finds no fault, on the
// TypeScript SDK 2.x.
//
// usage: node conforming.mjs NODE_DIR [PORT]
//
// NODE_DIR is the folder that holds node_modules. With a port it speaks Streamable
// HTTP at /mcp in both eras, with sessions, streams that can be taken up again and
// without sessions; without one it speaks to standard input and output. The names
// of the tools, resources and prompts and what they answer are what the suite's
// scenarios ask for.

import { randomBytes, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";

import { serve } from "./serving.mjs";

const [, , nodeDir, port] = process.argv;
const require = createRequire(join(nodeDir, "package.json"));
const {
  CLIENT_CAPABILITIES_META_KEY,
  McpServer,
  ResourceTemplate,
  acceptedContent,
  createRequestStateCodec,
  fromJsonSchema,
  inputRequired,
} = require("@modelcontextprotocol/server");

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
const SILENCE = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=";

// What a client carries from one round to the next must come back as it was.
const states = createRequestStateCodec({ key: randomBytes(32) });

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const text = (text) => ({ type: "text", text });
const said = (words) => ({ content: [text(words)] });
const image = { type: "image", data: PIXEL, mimeType: "image/png" };
const resource = (uri, mimeType, text) => ({ type: "resource", resource: { uri, mimeType, text } });
const object = (properties, required = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});
const form = (message, properties) =>
  inputRequired.elicit({ message, requestedSchema: object(properties) });
const prompt = (words, maxTokens) =>
  inputRequired.createMessage({
    messages: [{ role: "user", content: text(words) }],
    maxTokens,
  });
const choice = (count, value, title) =>
  Array.from({ length: count }, (_, at) => ({ const: value + (at + 1), title: title[at] }));

const NAME = () => form("What is your name?", { name: { type: "string" } });
const CONFIRM = () => form("Please confirm", { ok: { type: "boolean" } });
const OPTIONS = ["option1", "option2", "option3"];

// What the older era asks its client during a call.
const ask = async (ctx, method, params) => ctx.mcpReq.send({ method, params });
const elicit = async (ctx, message, requestedSchema) => {
  const { action, content } = await ask(ctx, "elicitation/create", { message, requestedSchema });
  return said(`Elicitation completed: action=${action}, content=${JSON.stringify(content ?? {})}`);
};

const TOOLS = {
  test_simple_text: () => said("This is a simple text response for testing."),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({
    content: [{ type: "audio", data: SILENCE, mimeType: "audio/wav" }],
  }),
  test_embedded_resource: () => ({
    content: [
      resource(
        "test://embedded-resource",
        "text/plain",
        "This is an embedded resource content.",
      ),
    ],
  }),
  test_multiple_content_types: () => ({
    content: [
      text("Multiple content types test:"),
      image,
      resource("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
    ],
  }),
  test_error_handling: () => {
    throw new Error("This tool intentionally returns an error for testing");
  },
  test_tool_with_logging: async (_, ctx) => {
    for (const data of ["started", "processing data", "completed"]) {
      const words = data.startsWith("p") ? `Tool ${data}` : `Tool execution ${data}`;
      const params = { level: "info", data: words };
      await ctx.mcpReq.notify({ method: "notifications/message", params });
      await pause(50);
    }
    return said("logged");
  },
  test_tool_with_progress: async (_, ctx) => {
    const progressToken = ctx.mcpReq._meta?.progressToken;
    for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
      const params = { progressToken, progress, total: 100 };
      await ctx.mcpReq.notify({ method: "notifications/progress", params });
      await pause(50);
    }
    return said("done");
  },
  test_reconnection: async (_, ctx) => {
    // On a pipe there is no stream to close.
    sessions.get(ctx.sessionId)?.closeSSEStream(ctx.mcpReq.id);
    await pause(100);
    return said("the stream was taken up again");
  },
  test_sampling: [
    object({ prompt: { type: "string" } }),
    async (args, ctx) => {
      const messages = [{ role: "user", content: text(args.prompt) }];
      const answer = await ask(ctx, "sampling/createMessage", { messages, maxTokens: 100 });
      return said(`LLM response: ${answer.content.text}`);
    },
  ],
  test_elicitation: [
    object({ message: { type: "string" } }),
    (args, ctx) =>
      elicit(ctx, args.message, object({ username: { type: "string" }, email: { type: "string" } })),
  ],
  test_elicitation_sep1034_defaults: (_, ctx) =>
    elicit(
      ctx,
      "Please review these defaults",
      object(
        {
          name: { type: "string", default: "John Doe" },
          age: { type: "integer", default: 30 },
          score: { type: "number", default: 95.5 },
          status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
          verified: { type: "boolean", default: true },
        },
        [],
      ),
    ),
  test_elicitation_sep1330_enums: (_, ctx) =>
    elicit(
      ctx,
      "Please choose",
      object(
        {
          untitledSingle: { type: "string", enum: OPTIONS },
          titledSingle: {
            type: "string",
            oneOf: choice(3, "value", ["First Option", "Second Option", "Third Option"]),
          },
          legacyEnum: {
            type: "string",
            enum: ["opt1", "opt2", "opt3"],
            enumNames: ["Option One", "Option Two", "Option Three"],
          },
          untitledMulti: { type: "array", items: { type: "string", enum: OPTIONS } },
          titledMulti: {
            type: "array",
            items: { anyOf: choice(3, "value", ["First Choice", "Second Choice", "Third Choice"]) },
          },
        },
        [],
      ),
    ),
  json_schema_2020_12_tool: [
    {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      $defs: {
        address: {
          $anchor: "addressDef",
          type: "object",
          properties: { street: { type: "string" }, city: { type: "string" } },
        },
      },
      properties: {
        name: { type: "string" },
        address: { $ref: "#/$defs/address" },
        contactMethod: { type: "string", enum: ["phone", "email"] },
        phone: { type: "string" },
        email: { type: "string" },
      },
      allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
      if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
      then: { required: ["phone"] },
      else: { required: ["email"] },
      additionalProperties: false,
    },
    (args) => said(JSON.stringify(args)),
  ],
  test_x_mcp_header: [
    object(
      {
        region: { type: "string", "x-mcp-header": "Region" },
        level: { type: "integer" },
      },
      [],
    ),
    (args) => said(`region=${args.region ?? ""}`),
  ],

  // 2026-07-28: what is asked comes back as the result.
  test_missing_capability: (_, ctx) => round(ctx, { answer: prompt("Say pong", 16) }),
  test_streaming_elicitation: () => said("nothing asked"),
  test_logging_tool: async (_, ctx) => {
    await ctx.mcpReq.log("info", "only for those who asked");
    return said("logged");
  },
  test_trigger_tool_change: (_, __, server) => {
    if (port === undefined) server.sendToolListChanged();
    else modern.notify.toolsChanged();
    return said("told");
  },
  test_trigger_prompt_change: (_, __, server) => {
    if (port === undefined) server.sendPromptListChanged();
    else modern.notify.promptsChanged();
    return said("told");
  },
  test_input_required_result_elicitation: (_, ctx) => {
    const name = acceptedContent(ctx.mcpReq.inputResponses, "user_name")?.name;
    return typeof name === "string" ? said(`Hello, ${name}!`) : again({ user_name: NAME() });
  },
  test_input_required_result_sampling: (_, ctx) =>
    round(ctx, { capital_question: prompt("What is the capital of France?", 100) }),
  test_input_required_result_list_roots: (_, ctx) =>
    round(ctx, { client_roots: inputRequired.listRoots() }),
  test_input_required_result_request_state: async (_, ctx) =>
    acceptedContent(ctx.mcpReq.inputResponses, "confirm") && ctx.mcpReq.requestState()
      ? said("state-ok")
      : again({ confirm: CONFIRM() }, { of: "request_state" }),
  test_input_required_result_tampered_state: async (_, ctx) =>
    acceptedContent(ctx.mcpReq.inputResponses, "confirm") && ctx.mcpReq.requestState()
      ? said("state-ok")
      : again({ confirm: CONFIRM() }, { of: "tampered_state" }),
  test_input_required_result_multiple_inputs: (_, ctx) =>
    round(
      ctx,
      {
        user_name: NAME(),
        greeting: prompt("Generate a greeting", 50),
        client_roots: inputRequired.listRoots(),
      },
      { of: "multiple_inputs" },
    ),
  test_input_required_result_multi_round: (_, ctx) => {
    const at = ctx.mcpReq.requestState()?.round ?? 0;
    const steps = [
      { step1: form("Step 1: What is your name?", { name: { type: "string" } }) },
      { step2: form("Step 2: What is your favorite color?", { color: { type: "string" } }) },
    ];
    return at < steps.length ? again(steps[at], { round: at + 1 }) : said("all rounds done");
  },
  test_input_required_result_capabilities: (_, ctx) => {
    const can = ctx.mcpReq.envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {};
    const inputRequests = {};
    if (can.elicitation) inputRequests.user_name = NAME();
    if (can.sampling) inputRequests.greeting = prompt("Generate a greeting", 50);
    if (can.roots) inputRequests.client_roots = inputRequired.listRoots();
    const asks = Object.keys(inputRequests).length > 0 && !ctx.mcpReq.inputResponses;
    return asks ? inputRequired({ inputRequests }) : said("nothing to ask");
  },
};

async function again(inputRequests, state) {
  const requestState = state && (await states.mint({ ...state, once: randomUUID() }));
  return inputRequired({ inputRequests, ...(requestState && { requestState }) });
}

// Asks until everything is answered.
function round(ctx, inputRequests, state) {
  const answers = ctx.mcpReq.inputResponses ?? {};
  const isAnswered = Object.keys(inputRequests).every((key) => answers[key] !== undefined);
  return isAnswered ? said(JSON.stringify(answers)) : again(inputRequests, state);
}

const RESOURCES = {
  "test://static-text": ["text/plain", { text: "This is the content of the static text resource." }],
  "test://static-binary": ["image/png", { blob: PIXEL }],
  "test://watched-resource": ["text/plain", { text: "Watched resource content" }],
};

const PROMPTS = {
  test_simple_prompt: [[], () => [text("This is a simple prompt for testing.")]],
  test_prompt_with_arguments: [
    ["arg1", "arg2"],
    ({ arg1, arg2 }) => [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  ],
  test_prompt_with_embedded_resource: [
    ["resourceUri"],
    ({ resourceUri }) => [
      resource(resourceUri, "text/plain", "Embedded resource content for testing."),
      text("Please process the embedded resource above."),
    ],
  ],
  test_prompt_with_image: [[], () => [image, text("Please analyze the image above.")]],
};

function build() {
  const changes = { listChanged: true };
  const server = new McpServer(
    { name: "conforming", version: "1.0.0" },
    {
      capabilities: {
        tools: changes,
        resources: { subscribe: true, ...changes },
        prompts: changes,
        logging: {},
        completions: {},
      },
      requestState: { verify: states.verify },
    },
  );
  for (const [name, entry] of Object.entries(TOOLS)) {
    const [schema, answer] = Array.isArray(entry) ? entry : [object({}), entry];
    const about = { description: `Does what ${name} says`, inputSchema: fromJsonSchema(schema) };
    server.registerTool(name, about, async (args, ctx) => answer(args, ctx, server));
  }
  for (const [uri, [mimeType, content]] of Object.entries(RESOURCES)) {
    server.registerResource(uri.slice(7), uri, { mimeType }, async () => ({
      contents: [{ uri, mimeType, ...content }],
    }));
  }
  const template = new ResourceTemplate("test://template/{id}/data", { list: undefined });
  const mimeType = "application/json";
  server.registerResource("template", template, { mimeType }, async (uri, { id }) => ({
    contents: [{ uri: uri.href, mimeType, text: JSON.stringify({ id, templateTest: true }) }],
  }));
  for (const [name, [names, content]] of Object.entries(PROMPTS)) {
    const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    const about = { description: `A prompt: ${name}` };
    if (names.length > 0) about.argsSchema = fromJsonSchema(object(properties));
    server.registerPrompt(name, about, async (args) => ({
      messages: content(args).map((content) => ({ role: "user", content })),
    }));
  }
  const about = { description: "A prompt that asks first" };
  server.registerPrompt("test_input_required_result_prompt", about, async (ctx) => {
    const context = acceptedContent(ctx.mcpReq.inputResponses, "user_context")?.context;
    return context === undefined
      ? again({ user_context: form("Which context?", { context: { type: "string" } }) })
      : { messages: [{ role: "user", content: text(`Use this context: ${context}`) }] };
  });
  server.server.setRequestHandler("logging/setLevel", async () => ({}));
  server.server.setRequestHandler("resources/subscribe", async () => ({}));
  server.server.setRequestHandler("resources/unsubscribe", async () => ({}));
  server.server.setRequestHandler("completion/complete", async () => ({
    completion: { values: [], total: 0, hasMore: false },
  }));
  return server;
}

const { modern, sessions } = serve(build, nodeDir, port);

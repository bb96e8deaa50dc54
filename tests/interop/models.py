# Checks what Aftercall writes for model APIs against the official SDKs' types.
#
# usage: python models.py SPEC_VECTORS_DIR
#
# Each vector's tool results go through the SDK's own validation (TypedDicts as
# strict as pydantic makes them, models as they are) and are then serialised by
# the SDK for a request. Prints one JSON line for each: vector, carrier, and what
# the SDK would send.

import json
import sys
from pathlib import Path

from anthropic.types import MessageParam, ToolResultBlockParam
from google.genai import types as gemini
from openai.types.chat import ChatCompletionToolMessageParam
from openai.types.responses.response_input_item_param import FunctionCallOutput
from pydantic import ConfigDict, TypeAdapter, ValidationError, with_config


def strict(typed_dict):
    """The validator of a TypedDict that refuses members it does not know."""
    return TypeAdapter(with_config(ConfigDict(extra="forbid"))(typed_dict))


def text(validated):
    return TypeAdapter(object).dump_python(validated, mode="json")


block = strict(ToolResultBlockParam)
message = TypeAdapter(MessageParam)
chat = strict(ChatCompletionToolMessageParam)
responses = strict(FunctionCallOutput)


def anthropic(value):
    block.validate_python(value)
    whole = message.validate_python({"role": "user", "content": [value]})
    return text(list(whole["content"])[0])


def part(value):
    read = gemini.Part.model_validate(value)
    return read.model_dump(mode="json", by_alias=True, exclude_none=True)


carriers = {
    "anthropic": anthropic,
    "openaiChat": lambda value: text(chat.validate_python(value)),
    "openaiResponses": lambda value: text(responses.validate_python(value)),
    "gemini": part,
}

def refuses(validator, value):
    """A validator that takes anything would prove nothing."""
    try:
        validator.validate_python(value)
    except ValidationError:
        return
    raise SystemExit(f"accepted what no type allows: {value}")


refuses(block, {"type": "tool_result", "tool_use_id": "x", "isError": True})
refuses(chat, {"role": "tool", "tool_call_id": "x"})
refuses(responses, {"type": "function_call_output", "call_id": 1, "output": "x"})

for file in sorted(Path(sys.argv[1]).glob("*.json")):
    vector = json.loads(file.read_text())
    for carrier, through in carriers.items():
        if carrier in vector:
            line = {"vector": file.stem, "carrier": carrier, "sent": through(vector[carrier])}
            print(json.dumps(line))

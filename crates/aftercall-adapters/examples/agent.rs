//! An agent loop over the Messages API that recovers from each category.
//!
//! `cargo run -p aftercall-adapters --features reqwest --example agent`
//!
//! The model is a stand-in: a local server that answers `POST /v1/messages` from
//! a script, so that the example runs anywhere and always says the same. All
//! else is as in earnest: the loop sends the conversation, carries out what the
//! model asks for, and lets `decide` say what to do with each result.

use std::io::Write;
use std::time::{Duration, Instant, SystemTime};

use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
use aftercall::wire::{Anthropic, Codec, Encode};
use aftercall::{Failure, Now, Outcome, Reading};
use aftercall_adapters::Explain;
use aftercall_adapters::reqwest::ExplainResponse;
use serde_json::{Value, json};

#[path = "agent/model.rs"]
mod model;
#[path = "agent/tools.rs"]
mod tools;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

pub(crate) async fn run(out: &mut impl Write) -> Result<()> {
    let model = model::serve()?;
    let mut agent = Agent::new(format!("http://{model}/v1/messages"));
    let asked = "Refund order 10042, £750, and tell me what the books say.";
    writeln!(out, "user: {asked}")?;
    agent
        .messages
        .push(json!({"role": "user", "content": asked}));
    loop {
        let reply = agent.ask().await?;
        let blocks = reply["content"].as_array().cloned().unwrap_or_default();
        agent
            .messages
            .push(json!({"role": "assistant", "content": blocks}));
        let mut results = Vec::new();
        for block in &blocks {
            match block["type"].as_str() {
                Some("tool_use") => results.push(agent.carry_out(block, out)?),
                _ => writeln!(out, "model: {}", block["text"].as_str().unwrap_or_default())?,
            }
        }
        if results.is_empty() {
            return Ok(());
        }
        agent
            .messages
            .push(json!({"role": "user", "content": results}));
    }
}

struct Agent {
    client: reqwest::Client,
    api: String,
    messages: Vec<Value>,
    policy: Policy,
    history: History,
    began: Instant,
    tools: tools::Tools,
}

impl Agent {
    fn new(api: String) -> Self {
        Self {
            client: reqwest::Client::new(),
            api,
            messages: Vec::new(),
            policy: Policy::in_agent(),
            history: History::new(),
            began: Instant::now(),
            tools: tools::Tools::default(),
        }
    }

    /// One round to the model. Its own failures explain themselves too.
    async fn ask(&self) -> std::result::Result<Value, Failure> {
        let body = json!({"model": "stand-in", "max_tokens": 512, "messages": self.messages});
        let request = self.client.post(&self.api).body(body.to_string()).send();
        let response = request.await.explain()?.explain().await?;
        Ok(serde_json::from_str(&response.text().await.explain()?)?)
    }

    /// Carries out one `tool_use` block; what comes back goes to the model.
    fn carry_out(&mut self, block: &Value, out: &mut impl Write) -> Result<Value> {
        let (id, tool) = (block["id"].as_str(), block["name"].as_str());
        let (id, tool) = (id.unwrap_or_default(), tool.unwrap_or_default());
        let input = &block["input"];
        let effect = tools::effect(tool);
        let key = Key::of([tool, &input.to_string()]);
        writeln!(out, "\n{tool} {input}")?;
        loop {
            let sent = Instant::now();
            let outcome = self.tools.call(tool, input);
            let call = Call::new(tool, effect, key).took(sent.elapsed());
            let (decision, told) = self.judge(&call, &outcome);
            writeln!(out, "  {told}")?;
            writeln!(out, "  {}: {}", decision.name(), decision.reason())?;
            if let Decision::Retry { earliest, .. } = decision {
                std::thread::sleep(earliest.min(Duration::from_millis(50)));
                continue;
            }
            let cx = Encode::new(effect);
            let result = Anthropic::new(id).encode(outcome, &cx)?;
            let result: Value = serde_json::from_str(result.get())?;
            return Ok(self.advised(result, &decision));
        }
    }

    /// What to do with a result, noted for the calls to come.
    fn judge(&mut self, call: &Call<'_>, outcome: &Outcome<Value, Failure>) -> (Decision, String) {
        let now = Now {
            mono: self.began.elapsed(),
            wall: SystemTime::now(),
        };
        let told = match outcome {
            Ok(_) => "answered".to_owned(),
            Err(failure) => failure.to_string(),
        };
        let reading = Reading::Settled(outcome.clone());
        let input = Input::new(&self.policy, &self.history, *call, now);
        let decision = decide(&input, &reading);
        self.history.record(call, &reading, &decision, now);
        (decision, told)
    }

    /// What only the loop knows, beside what the tool said: a model must not
    /// wait, nor act for a person.
    fn advised(&self, mut result: Value, decision: &Decision) -> Value {
        let advice = match decision {
            Decision::TellUser { words, .. } => format!("Tell the user: {words}"),
            Decision::SwitchPrincipal { .. } | Decision::Escalate { .. } => {
                "Do not try it again. Say who has to be asked.".to_owned()
            }
            Decision::Defer { .. } | Decision::Propagate { .. } => {
                "Go on without it, and say so.".to_owned()
            }
            Decision::Verify { .. } => "Find out first whether it took effect.".to_owned(),
            Decision::Accept
            | Decision::AcceptEmpty
            | Decision::AcceptPartial { .. }
            | Decision::RetryMissing { .. }
            | Decision::Await
            | Decision::ProvideInput
            | Decision::Stop { .. }
            | Decision::Retry { .. }
            | Decision::FixInput { .. } => return result,
        };
        let said = result["content"].as_str().unwrap_or_default();
        result["content"] = json!([
            {"type": "text", "text": said},
            {"type": "text", "text": advice},
        ]);
        result
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    run(&mut std::io::stdout()).await
}

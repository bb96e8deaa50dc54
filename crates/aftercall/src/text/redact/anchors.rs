//! What to look for. The prefixes are the vendors' own, published so that
//! scanners can find leaked tokens.

/// One thing that may announce a secret.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    /// A vendor's prefix (case counts) and the fewest characters that follow
    /// it in a real token.
    Token(&'static str, usize),
    /// The encoded `{"` that begins a JSON Web Token.
    Jwt,
    /// The first line of a PEM block.
    PrivateKey,
    /// What stands before `user:password@`.
    UrlCredentials,
    /// An authentication scheme before its credentials.
    Scheme(&'static str),
    /// A header that holds a scheme and credentials.
    Header(&'static str),
    /// A header that holds `name=value` pairs.
    Cookie(&'static str),
    /// A name whose assigned value is a secret, and whether it means nothing
    /// else (a token may be a parser's).
    Name(&'static str, bool),
}

impl Anchor {
    pub(super) fn pattern(&self) -> &'static str {
        match self {
            Self::Token(text, _) | Self::Name(text, _) => text,
            Self::Scheme(text) | Self::Header(text) | Self::Cookie(text) => text,
            Self::Jwt => "eyJ",
            Self::PrivateKey => "-----BEGIN ",
            Self::UrlCredentials => "://",
        }
    }
}

/// The names in [`ANCHORS`], bare: lower case, letters and digits only.
pub(super) const SECRET_NAMES: &[&str] = &[
    "password",
    "passwd",
    "pwd",
    "passphrase",
    "secret",
    "token",
    "apikey",
    "accesskey",
    "accountkey",
    "privatekey",
    "signingkey",
    "encryptionkey",
    "credential",
    "credentials",
    "authorization",
    "cookie",
    "sessionid",
    "signature",
    "pin",
    "cvv",
    "cvc",
];

pub(super) const ANCHORS: &[Anchor] = &[
    // OpenAI, Anthropic, DeepSeek and many that follow them.
    Anchor::Token("sk-", 20),
    // Stripe.
    Anchor::Token("sk_live_", 10),
    Anchor::Token("sk_test_", 10),
    Anchor::Token("rk_live_", 10),
    Anchor::Token("rk_test_", 10),
    Anchor::Token("whsec_", 16),
    // GitHub.
    Anchor::Token("ghp_", 30),
    Anchor::Token("gho_", 30),
    Anchor::Token("ghu_", 30),
    Anchor::Token("ghs_", 30),
    Anchor::Token("ghr_", 30),
    Anchor::Token("github_pat_", 22),
    // GitLab.
    Anchor::Token("glpat-", 16),
    Anchor::Token("gldt-", 16),
    Anchor::Token("glrt-", 16),
    Anchor::Token("glptt-", 16),
    // Slack.
    Anchor::Token("xoxb-", 10),
    Anchor::Token("xoxp-", 10),
    Anchor::Token("xoxa-", 10),
    Anchor::Token("xoxr-", 10),
    Anchor::Token("xoxs-", 10),
    Anchor::Token("xoxe-", 10),
    Anchor::Token("xapp-", 10),
    // Amazon: key ids have 16 more, temporary ones too.
    Anchor::Token("AKIA", 16),
    Anchor::Token("ASIA", 16),
    // Google.
    Anchor::Token("AIza", 30),
    Anchor::Token("ya29.", 20),
    Anchor::Token("GOCSPX-", 20),
    // Registries.
    Anchor::Token("npm_", 30),
    Anchor::Token("pypi-", 40),
    Anchor::Token("dckr_pat_", 20),
    Anchor::Token("rubygems_", 40),
    // Models.
    Anchor::Token("hf_", 20),
    Anchor::Token("gsk_", 20),
    Anchor::Token("xai-", 20),
    Anchor::Token("r8_", 20),
    Anchor::Token("pplx-", 20),
    Anchor::Token("nvapi-", 20),
    // Clouds and platforms.
    Anchor::Token("dop_v1_", 30),
    Anchor::Token("doo_v1_", 30),
    Anchor::Token("hvs.", 20),
    Anchor::Token("sbp_", 30),
    Anchor::Token("dapi", 32),
    Anchor::Token("pscale_tkn_", 20),
    Anchor::Token("pscale_pw_", 20),
    Anchor::Token("HRKU-", 20),
    Anchor::Token("NRAK-", 20),
    Anchor::Token("glsa_", 20),
    Anchor::Token("glc_", 20),
    Anchor::Token("sntrys_", 20),
    Anchor::Token("dp.pt.", 20),
    // Applications.
    Anchor::Token("SG.", 40),
    Anchor::Token("shpat_", 20),
    Anchor::Token("shpss_", 20),
    Anchor::Token("shpca_", 20),
    Anchor::Token("sq0atp-", 20),
    Anchor::Token("sq0csp-", 20),
    Anchor::Token("lin_api_", 20),
    Anchor::Token("ntn_", 30),
    Anchor::Token("figd_", 20),
    Anchor::Token("PMAK-", 20),
    Anchor::Token("ATATT3", 20),
    Anchor::Token("AGE-SECRET-KEY-1", 40),
    Anchor::Jwt,
    Anchor::PrivateKey,
    Anchor::UrlCredentials,
    Anchor::Scheme("bearer "),
    Anchor::Scheme("basic "),
    Anchor::Header("authorization"),
    Anchor::Cookie("cookie"),
    Anchor::Name("password", true),
    Anchor::Name("passwd", true),
    Anchor::Name("pwd", true),
    Anchor::Name("passphrase", true),
    Anchor::Name("secret", false),
    Anchor::Name("token", false),
    Anchor::Name("apikey", true),
    Anchor::Name("api_key", true),
    Anchor::Name("api-key", true),
    Anchor::Name("api key", false),
    Anchor::Name("accesskey", true),
    Anchor::Name("access_key", true),
    Anchor::Name("access-key", true),
    Anchor::Name("accountkey", true),
    Anchor::Name("private_key", true),
    Anchor::Name("privatekey", true),
    Anchor::Name("signing_key", true),
    Anchor::Name("encryption_key", true),
    Anchor::Name("sessionid", true),
    Anchor::Name("session_id", true),
    Anchor::Name("signature", false),
    Anchor::Name("&sig", false),
    Anchor::Name("?sig", false),
];

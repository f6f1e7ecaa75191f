//! Bodies that are read where their memory and time are counted. JSON may take many times its length when it has become
//! values: a client that sends much waits for a turn first.

use std::marker::PhantomData;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use protocol::{Code, Refused};
use serde::de::DeserializeOwned;

use super::{Failure, body, not_json};

/// The body of a request as it came.
pub(super) struct Unread<T> {
    bytes: Bytes,
    is_json: bool,
    form: PhantomData<fn() -> T>,
}

impl<T, S: Send + Sync> FromRequest<S> for Unread<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Unread<T>, Failure> {
        let is_json = is_json(request.headers());
        let bytes = Bytes::from_request(request, state).await;
        let bytes =
            bytes.map_err(|_| Refused::new(Code::BadMessage, "the body of the request breaks off"))?;
        Ok(Unread { bytes, is_json, form: PhantomData })
    }
}

impl<T: DeserializeOwned> Unread<T> {
    /// Reads it: a part of the work that was asked for.
    pub fn read(self) -> Result<T, Refused> {
        if !self.is_json {
            return Err(not_json());
        }
        body(Json::from_bytes(&self.bytes)).map_err(|Failure(refused)| refused)
    }
}

/// Whether the head of a request says that its body is JSON.
fn is_json(headers: &HeaderMap) -> bool {
    let Some(form) = headers.get(header::CONTENT_TYPE).and_then(|form| form.to_str().ok()) else {
        return false;
    };
    let form = form.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let kind = form.strip_prefix("application/");
    kind.is_some_and(|kind| kind == "json" || kind.ends_with("+json"))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_head_says_what_is_json() {
        let says = |form: Option<&'static str>| {
            let form = form.map(|form| (header::CONTENT_TYPE, HeaderValue::from_static(form)));
            is_json(&form.into_iter().collect())
        };
        for form in ["application/json", "Application/JSON; charset=utf-8", "application/problem+json"] {
            assert!(says(Some(form)), "{form}");
        }
        for form in ["text/plain", "application/jsonl", "json", ""] {
            assert!(!says(Some(form)), "{form}");
        }
        assert!(!says(None));
    }
}

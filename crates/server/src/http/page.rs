//! The page, embedded in the program.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{IntoResponse as _, Response};
use protocol::{Code, Refused};

use super::Failure;
use crate::app::App;

/// What a page of ours may load and do: nothing from elsewhere, and no script within its text.
fn policy(sockets: &str) -> String {
    format!(
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
         connect-src 'self' {sockets}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
         form-action 'none'"
    )
}

/// Whatever is no route: a file of the page, or nothing.
pub(super) async fn asset(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if uri.path().starts_with("/api/") || !(method == Method::GET || method == Method::HEAD) {
        return Failure(Refused::new(Code::NotFound, "there is no such address; see docs/formats/wire.md"))
            .into_response();
    }
    let Some(asset) = web::asset(uri.path()) else {
        return Failure(Refused::new(Code::NotFound, "there is no such page")).into_response();
    };
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [
        (header::CONTENT_TYPE, asset.mime.to_owned()),
        (header::ETAG, asset.etag.clone()),
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::CONTENT_SECURITY_POLICY, policy(&app.guard.socket_sources(&headers))),
    ];
    let known =
        headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == asset.etag.as_bytes());
    if known {
        (axum::http::StatusCode::NOT_MODIFIED, head).into_response()
    } else {
        (head, asset.bytes.into_owned()).into_response()
    }
}

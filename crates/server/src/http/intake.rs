//! The bodies of requests: they are taken from people who are known, in time, and not too many at once.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, BodyDataStream, Bytes, HttpBody as _};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use protocol::{Code, Refused};
use tokio::time::timeout;

use super::Failure;
use crate::app::App;
use crate::pending_bytes::Held;
use crate::proxy::Peer;

/// A request without a file in it.
pub(super) const SHORT: usize = 16 * 1024;
/// A mission and the terms around it.
pub(super) const MISSION: usize = 512 * 1024;

/// How long the rest of a body that is refused is still read.
const FAREWELL: Duration = Duration::from_millis(500);

/// What a route takes in.
#[derive(Clone)]
pub(super) struct Intake {
    pub app: Arc<App>,
    /// The longest body, in bytes.
    pub most: usize,
    pub senders: Senders,
}

/// Who may send a body.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Senders {
    Anybody,
    /// A person who has a token.
    People,
}

/// Reads the body of a request before anything else is done with it, and keeps it counted until the
/// request is answered.
pub(super) async fn take_in(
    State(intake): State<Intake>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let mut held = intake.app.pending_bytes.hold(peer.address);
    match intake.read(request, &mut held).await {
        Ok(request) => next.run(request).await,
        Err(response) => response,
    }
}

impl Intake {
    async fn read(&self, request: Request, held: &mut Held) -> Result<Request, Response> {
        if self.senders == Senders::People {
            self.app.person(request.headers()).await.map_err(answer)?;
        }
        let expected = length(request.headers());
        if expected.is_some_and(|length| length > self.most) {
            return Err(answer(too_large()));
        }
        let (head, body) = request.into_parts();
        let mut body = body.into_data_stream();
        let read = collect(&mut body, expected, self.most, held);
        match timeout(self.app.limits.body_timeout, read).await {
            Ok(Ok(bytes)) => Ok(Request::from_parts(head, Body::from(bytes))),
            Ok(Err(refused)) => {
                let _ = timeout(FAREWELL, discard(&mut body)).await;
                Err(answer(refused))
            }
            Err(_) => Err(too_slow()),
        }
    }
}

fn answer(refused: Refused) -> Response {
    Failure(refused).into_response()
}

fn too_large() -> Refused {
    Refused::new(Code::TooLarge, "the request is too large")
}

fn too_slow() -> Response {
    let refused = Refused::new(Code::BadMessage, "the body of the request did not come in time");
    (StatusCode::REQUEST_TIMEOUT, axum::Json(refused)).into_response()
}

/// How long the body is, if the request says so.
fn length(headers: &HeaderMap) -> Option<usize> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

async fn collect(
    stream: &mut BodyDataStream,
    expected: Option<usize>,
    most: usize,
    held: &mut Held,
) -> Result<Bytes, Refused> {
    let mut bytes = Vec::with_capacity(expected.unwrap_or(0).min(SHORT));
    while let Some(chunk) = stream.next().await {
        let chunk =
            chunk.map_err(|_| Refused::new(Code::BadMessage, "the body of the request breaks off"))?;
        if bytes.len() + chunk.len() > most {
            return Err(too_large());
        }
        held.grow(chunk.len())?;
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes.into())
}

/// Throws away some of what is still on its way: a client that is cut off while it sends may never see the answer.
async fn discard(stream: &mut BodyDataStream) {
    let mut length = 0;
    while let Some(Ok(chunk)) = stream.next().await {
        length += chunk.len();
        if length > MISSION {
            break;
        }
    }
}

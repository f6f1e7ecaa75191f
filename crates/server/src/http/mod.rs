//! Everything that is asked over HTTP.

mod matches;
mod page;
mod people;
mod records;
mod shelf;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use protocol::{Code, Health, Refused};

use crate::app::App;
use crate::proxy::{self, Peer};
use crate::socket;
use crate::upgrade::Upgrade;

/// What a request for something else than a record may weigh: a mission and the terms around it.
const SMALL_BODY: usize = 512 * 1024;

/// All routes.
pub(crate) fn router(app: Arc<App>) -> Router {
    let records = Router::new()
        .route("/api/records", post(records::import))
        .layer(DefaultBodyLimit::max(app.limits.body_bytes));
    Router::new()
        .route("/api/about", get(about))
        .route("/api/openapi.json", get(open_api))
        .route("/api/health", get(health))
        .route("/api/metrics", get(metrics))
        .route("/api/people", post(people::new))
        .route("/api/me", get(people::me).put(people::rename))
        .route("/api/me/matches", get(matches::mine))
        .route("/api/missions", get(shelf::missions))
        .route("/api/missions/{id}", get(shelf::mission))
        .route("/api/missions/{id}/picture.svg", get(shelf::picture))
        .route("/api/options", get(shelf::options))
        .route("/api/players", get(shelf::players))
        .route("/api/matches", get(matches::public).post(matches::new))
        .route("/api/matches/{id}/invitation", post(matches::invite))
        .route("/api/matches/{id}/join", post(matches::join))
        .route("/api/matches/{id}/record", get(records::record))
        .route("/api/matches/{id}/replay", get(records::replay))
        .route("/api/matches/{id}/proof", get(records::proof))
        .route("/api/matches/{id}/continue", post(records::play_on))
        .route("/api/play", any(play))
        .layer(DefaultBodyLimit::max(SMALL_BODY))
        .merge(records)
        .fallback(page::asset)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), watch))
        .with_state(app)
}

/// Every request: who asks, names, rate, and headers that keep browsers careful.
async fn watch(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer(peer)): ConnectInfo<Peer>,
    mut request: Request,
    next: Next,
) -> Response {
    app.metrics.requests.add(1);
    let address = proxy::client(peer, request.headers(), &app.proxies);
    // Everybody behind this door is told the address that counts.
    request.extensions_mut().insert(ConnectInfo(Peer(address)));
    let allowed = app.guard.check_names(request.headers()).and_then(|()| app.guard.check_rate(address));
    let mut response = match allowed {
        Ok(()) => next.run(request).await,
        Err(refused) => {
            app.metrics.connections_refused.add(1);
            Failure(refused).into_response()
        }
    };
    let headers = response.headers_mut();
    let careful = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in careful {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // By our own clock, as every other time that is told.
    let date = httpdate::fmt_http_date(app.hall.world().clock.system_time());
    if let Ok(date) = HeaderValue::try_from(date) {
        headers.insert(header::DATE, date);
    }
    response
}

/// A refusal as an answer over HTTP.
pub(crate) struct Failure(pub Refused);

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure(refused)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (status(self.0.code), axum::Json(self.0)).into_response()
    }
}

type Answer<T> = Result<T, Failure>;

fn status(code: Code) -> StatusCode {
    match code {
        Code::Unauthorized => StatusCode::UNAUTHORIZED,
        Code::Forbidden => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::Stale | Code::IllegalAction | Code::NotYourTurn | Code::WrongStage => StatusCode::CONFLICT,
        Code::NoUndo | Code::NoDraw | Code::TimeUp | Code::SeatTaken => StatusCode::CONFLICT,
        Code::BadTerms => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Storage | Code::Closing => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// The body of a request, with our own words where it is wrong.
fn body<T>(json: Result<axum::Json<T>, JsonRejection>) -> Result<T, Failure> {
    match json {
        Ok(axum::Json(value)) => Ok(value),
        Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Err(Refused::new(Code::TooLarge, "the request is too large").into())
        }
        Err(JsonRejection::JsonDataError(error)) => {
            // Its words name fields and types; the value itself might be a secret.
            let text = error.body_text();
            let place = text.rsplit_once(" at line").map_or("", |(_, place)| place);
            Err(Refused::new(Code::BadMessage, format!("a field is missing, unknown or wrong, line{place}"))
                .into())
        }
        Err(_) => {
            Err(Refused::new(Code::BadMessage, "the body must be JSON, with the content type of JSON").into())
        }
    }
}

fn path<T>(path: Result<axum::extract::Path<T>, PathRejection>) -> Result<T, Failure> {
    path.map(|axum::extract::Path(value)| value)
        .map_err(|_| Refused::new(Code::BadMessage, "the address cannot be read").into())
}

fn query<T>(query: Result<axum::extract::Query<T>, QueryRejection>) -> Result<T, Failure> {
    query
        .map(|axum::extract::Query(value)| value)
        .map_err(|_| Refused::new(Code::BadMessage, "what follows the ? cannot be read").into())
}

async fn about(State(app): State<Arc<App>>) -> axum::Json<protocol::About> {
    axum::Json(app.about.clone())
}

async fn open_api() -> Response {
    axum::Json(protocol::open_api()).into_response()
}

async fn health(State(app): State<Arc<App>>) -> Response {
    let storage = app.hall.ask(|store| store.check()).await.is_ok();
    let closing = app.hall.is_closing();
    let ok = storage && !closing;
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, axum::Json(Health { ok, storage, closing })).into_response()
}

async fn metrics(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer(address)): ConnectInfo<Peer>,
) -> Answer<Response> {
    if !address.is_loopback() && !app.metrics_to.iter().any(|network| network.holds(address)) {
        let why = "the figures are for whoever runs this server; see --metrics-to in docs/hosting.md";
        return Err(Refused::new(Code::Forbidden, why).into());
    }
    let form = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((form, app.metrics.render()).into_response())
}

async fn play(
    State(app): State<Arc<App>>,
    ConnectInfo(Peer(address)): ConnectInfo<Peer>,
    mut request: Request,
) -> Answer<Response> {
    let refused = || Refused::new(Code::BadMessage, "this is a WebSocket; see docs/formats/wire.md");
    let upgrade = Upgrade::of(&mut request).ok_or_else(refused)?;
    let pass = connect(&app, address)?;
    let response = upgrade.response();
    tokio::spawn(async move {
        if let Some(socket) = upgrade.socket(app.limits.message_bytes).await {
            socket::serve(app, socket, pass).await;
        }
    });
    Ok(response)
}

fn connect(app: &App, address: IpAddr) -> Result<crate::guard::Pass, Refused> {
    app.guard.connect(address).inspect_err(|_| app.metrics.connections_refused.add(1))
}

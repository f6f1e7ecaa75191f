//! Everything that is asked over HTTP.

mod analysis;
mod campaigns;
mod devices;
mod intake;
mod library;
mod matches;
mod page;
mod people;
mod puzzles;
mod records;
mod shelf;
mod unread;
mod workshop;

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post};
use protocol::{Code, Health, Refused};

use self::intake::{Intake, Senders};
#[cfg(test)]
pub(crate) use self::shelf::summary_of_shared;
use crate::app::App;
use crate::connections::{Pass, network};
use crate::pending_bytes::Held;
use crate::proxy::{self, Peer};
use crate::socket;
use crate::upgrade::Upgrade;

/// What an answer may do that a browser shows by itself, such as a picture: nothing but be drawn.
const POLICY_OF_ANSWERS: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; \
                                 frame-ancestors 'none'; form-action 'none'";

/// All routes.
pub(crate) fn router(app: Arc<App>) -> Router {
    let taking = |most, senders, routes: Router<Arc<App>>| {
        let intake = Intake { app: Arc::clone(&app), most, senders };
        let layer = middleware::from_fn_with_state(intake, intake::take_in);
        // The limit of the intake is the one that counts.
        routes.route_layer(layer).layer(DefaultBodyLimit::disable())
    };
    let (records, missions, short) = (app.limits.body_bytes, intake::MISSION, intake::SHORT);
    Router::new()
        .merge(taking(records, Senders::People, large_routes()))
        .merge(taking(missions, Senders::People, mission_routes()))
        .merge(taking(short, Senders::People, routes_for_people()))
        .merge(taking(short, Senders::Anybody, routes_for_anybody()))
        .fallback(page::asset)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), watch))
        .with_state(app)
}

/// Routes whose requests may hold a record, or a map of another editor.
fn large_routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/records", post(records::import))
        .route("/api/workshop/tiled/import", post(workshop::import_tiled))
}

/// Routes whose requests may hold a mission.
fn mission_routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/matches", get(matches::public).post(matches::new))
        .route("/api/matches/{id}/continue", post(records::play_on))
        .route("/api/me/campaigns", get(campaigns::mine).post(campaigns::start))
        .route("/api/campaign-files", post(campaigns::import))
        .route("/api/library", get(library::list).post(library::save))
        .route("/api/workshop/sheet", post(workshop::sheet))
        .route("/api/workshop/layers", post(workshop::layers))
        .route("/api/workshop/picture", post(workshop::picture))
        .route("/api/workshop/predictions", post(workshop::predict))
        .route("/api/workshop/balances", post(workshop::balance))
        .route("/api/workshop/tiled/export", post(workshop::export_tiled))
}

fn routes_for_people() -> Router<Arc<App>> {
    Router::new()
        .route("/api/me", get(people::me).put(people::rename))
        .route("/api/me/matches", get(matches::mine))
        .route("/api/me/devices", get(devices::mine))
        .route("/api/me/devices/{id}", delete(devices::drop_device))
        .route("/api/me/device-code", post(devices::show_code).delete(devices::drop_code))
        .route("/api/me/analyses", get(analysis::mine))
        .route("/api/me/puzzles", get(puzzles::mine))
        .route("/api/me/campaigns/{id}", get(campaigns::page).delete(campaigns::drop_campaign))
        .route("/api/me/campaigns/{id}/file", get(campaigns::export))
        .route("/api/me/campaigns/{id}/play", post(campaigns::play))
        .route("/api/matches/{id}/campaign", get(campaigns::of_match))
        .route("/api/library/{key}", get(library::one).delete(library::delete))
        .route("/api/workshop/generated", post(workshop::generated))
        .route("/api/workshop/predictions/{id}", get(workshop::prediction).delete(workshop::drop_work))
        .route("/api/workshop/balances/{id}", get(workshop::balance_progress))
        .route("/api/matches/{id}/analysis", get(analysis::analysis))
        .route("/api/matches/{id}/invitation", post(matches::invite))
        .route("/api/matches/{id}/join", post(matches::join))
}

fn routes_for_anybody() -> Router<Arc<App>> {
    Router::new()
        .route("/api/about", get(about))
        .route("/api/openapi.json", get(open_api))
        .route("/api/health", get(health))
        .route("/api/metrics", get(metrics))
        .route("/api/people", post(people::new))
        .route("/api/devices", post(devices::add))
        .route("/api/campaigns", get(campaigns::books))
        .route("/api/matches/{id}/invited", post(matches::invited))
        .route("/api/missions", get(shelf::missions))
        .route("/api/missions/{id}", get(shelf::mission))
        .route("/api/missions/{id}/picture.svg", get(shelf::picture))
        .route("/api/options", get(shelf::options))
        .route("/api/workshop/kit", get(workshop::kit))
        .route("/api/workshop/tiled/blipfall-sections.png", get(workshop::tiled_picture))
        .route("/api/players", get(shelf::players))
        .route("/api/matches/{id}/mission", get(records::mission))
        .route("/api/matches/{id}/record", get(records::record))
        .route("/api/matches/{id}/replay", get(records::replay))
        .route("/api/matches/{id}/proof", get(records::proof))
        .route("/api/puzzles", get(puzzles::shelf))
        .route("/api/puzzles/{id}", get(puzzles::page))
        .route("/api/puzzles/{id}/answers", post(puzzles::answer))
        .route("/api/puzzles/{id}/questions", post(puzzles::ask))
        .route("/api/play", any(play))
}

/// Every request: who asks, names, rate, and headers that keep browsers careful.
async fn watch(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    mut request: Request,
    next: Next,
) -> Response {
    app.metrics.requests.add(1);
    let peer = proxy::client(peer.address, request.headers(), &app.proxies);
    // Everybody behind this door is told the address that counts.
    request.extensions_mut().insert(ConnectInfo(peer));
    let names = app.guard.check_names(request.headers());
    let allowed = names.and_then(|()| app.guard.check_rate(peer.address, request.uri().path()));
    let mut response = match allowed {
        Ok(()) => {
            let is_counted = request.uri().path().starts_with("/api/");
            let answer = next.run(request).await;
            if is_counted { hold_answer(&app, peer.address, answer).await } else { answer }
        }
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
    // The page has a policy of its own.
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY_OF_ANSWERS));
    // By our own clock, as every other time that is told.
    let date = httpdate::fmt_http_date(app.hall.world().clock.system_time());
    if let Ok(date) = HeaderValue::try_from(date) {
        headers.insert(header::DATE, date);
    }
    response
}

/// The bytes of an answer, which are counted until they have been taken.
struct CountedBytes {
    bytes: Bytes,
    _held: Held,
}

impl AsRef<[u8]> for CountedBytes {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Counts an answer that is in memory as a whole until the client has taken it, or refuses it. Files of the page are part
/// of the program, and what is sent part by part has no length here.
async fn hold_answer(app: &App, address: IpAddr, answer: Response) -> Response {
    let length = answer.body().size_hint().exact().unwrap_or(0) as usize;
    if length <= intake::SHORT {
        return answer;
    }
    let mut held = app.answer_bytes.hold(address);
    if held.grow(length).is_err() {
        let why = "too many answers wait for you to take them; try again in a moment";
        return Failure(Refused::new(Code::TooMany, why)).into_response();
    }
    let (head, body) = answer.into_parts();
    match axum::body::to_bytes(body, length).await {
        Ok(bytes) => {
            let bytes = Bytes::from_owner(CountedBytes { bytes, _held: held });
            Response::from_parts(head, Body::from(bytes))
        }
        Err(_) => Failure(Refused::new(Code::Internal, "a mistake of the server")).into_response(),
    }
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
        Err(_) => Err(not_json().into()),
    }
}

fn not_json() -> Refused {
    Refused::new(Code::BadMessage, "the body must be JSON, with the content type of JSON")
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
    static TEXT: OnceLock<String> = OnceLock::new();
    let text = TEXT.get_or_init(|| serde_json::to_string(&protocol::open_api()).unwrap_or_default()).as_str();
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

async fn health(State(app): State<Arc<App>>) -> Response {
    let storage = app.health.storage(&app.hall).await;
    let closing = app.hall.is_closing();
    let ok = storage && !closing;
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, axum::Json(Health { ok, storage, closing })).into_response()
}

async fn metrics(State(app): State<Arc<App>>, ConnectInfo(peer): ConnectInfo<Peer>) -> Answer<Response> {
    let is_named = app.metrics_to.iter().any(|network| network.holds(peer.address));
    if !peer.is_certain || !(peer.address.is_loopback() || is_named) {
        let why = "the figures are for whoever runs this server; see --metrics-to in docs/hosting.md";
        return Err(Refused::new(Code::Forbidden, why).into());
    }
    let form = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((form, app.metrics.render()).into_response())
}

async fn play(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
    mut request: Request,
) -> Answer<Response> {
    let refused = || Refused::new(Code::BadMessage, "this is a WebSocket; see docs/formats/wire.md");
    let upgrade = Upgrade::of(&mut request).ok_or_else(refused)?;
    let pass = connect(&app, peer.address)?;
    let response = upgrade.response();
    tokio::spawn(async move {
        if let Some(socket) = upgrade.socket(app.limits.message_bytes).await {
            socket::serve(app, socket, network(peer.address), pass).await;
        }
    });
    Ok(response)
}

fn connect(app: &App, address: IpAddr) -> Result<Pass, Refused> {
    app.guard.connect(address).inspect_err(|_| app.metrics.connections_refused.add(1))
}

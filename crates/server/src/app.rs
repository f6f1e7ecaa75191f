//! What every request needs.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::{HeaderMap, header};
use protocol::{Code, Refused};
use table::PersonId;

use crate::analyses::Analyses;
use crate::devices::DeviceSockets;
use crate::finished::Finished;
use crate::guard::Guard;
use crate::hall::Hall;
use crate::health::HealthCheck;
use crate::library::MissionLibrary;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::pending_bytes::PendingBytes;
use crate::proxy::Network;
use crate::puzzles::PuzzleTables;
use crate::room::Guest;
use crate::store::{Fault, Write};
use crate::token::Token;

/// What every request needs.
pub(crate) struct App {
    pub hall: Hall,
    pub finished: Finished,
    pub analyses: Analyses,
    /// Missions that people have saved, where the host allows it.
    pub library: Option<Arc<MissionLibrary>>,
    pub puzzles: PuzzleTables,
    pub guard: Guard,
    pub devices: DeviceSockets,
    pub health: HealthCheck,
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
    pub pending_bytes: PendingBytes,
    /// Those of answers that clients have not taken yet.
    pub answer_bytes: PendingBytes,
    pub proxies: Vec<Network>,
    pub metrics_to: Vec<Network>,
    pub about: protocol::About,
}

impl App {
    /// Whom a token belongs to.
    pub async fn guest(&self, token: Option<Token>) -> Result<Guest, Refused> {
        let unknown = || Refused::new(Code::Unauthorized, "this token is not known here");
        let hash = token.ok_or_else(unknown)?.hash();
        let person = self.hall.ask(move |store| store.person(hash)).await.map_err(stored)?;
        let person = person.ok_or_else(unknown)?;
        let id = PersonId::new(person.id).map_err(|error| Refused::new(Code::Internal, error.to_string()))?;
        Ok(Guest { id, name: person.name })
    }

    /// Stores something new that a client at this address has brought or made, if there is room for it and the address
    /// may add so much more.
    pub async fn store_new(&self, address: IpAddr, writes: Vec<Write>) -> Result<(), Refused> {
        let n_bytes = writes.iter().map(Write::n_bytes).sum();
        self.guard.check_stored(address, n_bytes)?;
        let has_room = self.hall.ask(|store| Ok(store.has_room_for_more())).await.map_err(stored)?;
        if !has_room {
            return Err(stored(Fault::Full));
        }
        self.hall.write(writes).await.map_err(stored)
    }

    /// Who asks, by the header `Authorization`; none without the header.
    pub async fn visitor(&self, headers: &HeaderMap) -> Result<Option<Guest>, Refused> {
        let Some(token) = App::token(headers) else { return Ok(None) };
        self.guest(token).await.map(Some)
    }

    /// What the header `Authorization` says; none without the header, and no token where it cannot be read.
    pub fn token(headers: &HeaderMap) -> Option<Option<Token>> {
        let value = headers.get(header::AUTHORIZATION)?;
        Some(value.to_str().ok().and_then(|text| text.strip_prefix("Bearer ")).and_then(Token::parse))
    }

    /// Who asks, where a person must be known.
    pub async fn person(&self, headers: &HeaderMap) -> Result<Guest, Refused> {
        let missing =
            || Refused::new(Code::Unauthorized, "a token is needed: `Authorization: Bearer <token>`");
        self.visitor(headers).await?.ok_or_else(missing)
    }
}

/// What a client is told about a fault of the disk; the rest is for the log.
pub(crate) fn stored(fault: Fault) -> Refused {
    let code = match fault {
        Fault::Conflict(_) => Code::Stale,
        Fault::TooMany(_) => Code::TooMany,
        _ => {
            tracing::error!(%fault, "the store has failed");
            Code::Storage
        }
    };
    Refused::new(code, fault.for_clients())
}

//! All rooms: one task owns each, and nothing is shared between them but the disk.

mod run;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Close, Code, Refused, Seat};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::background::Background;
use crate::clock::Clock;
use crate::faults::Faults;
use crate::heavy::{HeavyWork, Payer};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::room::{ConnId, Guest, Input, Plans};
use crate::store::{Fault, Heard, Store, Write, Writer};
use crate::workers::Workers;
use crate::workshop::games::Shelf;

/// The messages that may wait in front of a room; then the sender of the next one waits.
const MOST_QUEUED: usize = 256;

/// What is sent to a connection.
#[derive(Debug)]
pub enum Out {
    /// A message.
    Text(Utf8Bytes),
    /// The last thing: why it is closed.
    Close(Close),
}

/// Where a room puts what it sends to a connection. It never waits: a client that does not
/// read loses its connection, not the others' time.
#[derive(Clone, Debug)]
pub struct Outbox {
    /// The messages that wait.
    pub queue: mpsc::Sender<Out>,
    /// Told when they are too many.
    pub slow: Arc<Notify>,
    /// Where the connection comes from: addresses take turns where something is computed for them.
    pub address: IpAddr,
}

/// A message on its way. A queue has places for some dozens from the start, and most matches wait
/// most of the time: a place must not be as large as the largest message.
type QueuedMessage = Box<RoomMessage>;

/// What comes in front of a room.
enum RoomMessage {
    Hello(Outbox, Input),
    Input(Input),
    /// Other people are at the match on other servers.
    Crowds,
    Take {
        address: IpAddr,
        guest: Guest,
        seat: Option<Seat>,
        answer: oneshot::Sender<Result<Vec<Seat>, Refused>>,
    },
}

impl RoomMessage {
    /// Who pays if a match is loaded for this message; nobody waits for the others.
    fn payer(&self) -> Option<Payer> {
        match self {
            RoomMessage::Hello(outbox, Input::Hello { guest, .. }) => {
                Some(Payer::new(outbox.address, guest.as_ref().map(|guest| guest.id.as_str())))
            }
            RoomMessage::Take { address, guest, .. } => Some(Payer::new(*address, Some(guest.id.as_str()))),
            RoomMessage::Hello(..) | RoomMessage::Input(_) | RoomMessage::Crowds => None,
        }
    }
}

/// What every room needs of the world.
pub(crate) struct World {
    pub store: Arc<dyn Store>,
    pub writer: Writer,
    pub workers: Arc<Workers>,
    pub faults: Option<Arc<dyn Faults>>,
    pub clock: Clock,
    pub plans: Plans,
    pub heavy: HeavyWork,
    pub background: Background,
    /// The games that were played for the workshop.
    pub shelf: Shelf,
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
}

/// All rooms.
pub struct Hall {
    world: Arc<World>,
    rooms: Arc<Mutex<HashMap<String, mpsc::Sender<QueuedMessage>>>>,
    numbers: AtomicU64,
    closing: AtomicBool,
}

/// A connection's way into its room. Dropping it says that the connection is gone.
pub struct RoomHandle {
    conn: ConnId,
    room: mpsc::Sender<QueuedMessage>,
}

impl RoomHandle {
    /// Tells the room something; false if the room is gone, and with it the connection.
    pub async fn deliver(&self, message: protocol::ClientMessage) -> bool {
        let input = Input::Message { conn: self.conn, message };
        self.room.send(Box::new(RoomMessage::Input(input))).await.is_ok()
    }

    /// The connection is gone.
    pub async fn leave(self) {
        // If the room is gone too, it is as it should be.
        let _ = self.room.send(Box::new(RoomMessage::Input(Input::Gone { conn: self.conn }))).await;
    }
}

impl Hall {
    pub(crate) fn new(world: World) -> Hall {
        Hall {
            world: Arc::new(world),
            rooms: Arc::default(),
            numbers: AtomicU64::new(1),
            closing: AtomicBool::new(false),
        }
    }

    pub(crate) fn world(&self) -> &Arc<World> {
        &self.world
    }

    /// Whether the server is about to stop.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Leads a connection into a room, which answers the `hello` by itself.
    pub async fn enter(
        &self,
        match_id: &str,
        outbox: Outbox,
        re: u32,
        guest: Option<Guest>,
        since: Option<u32>,
    ) -> Result<RoomHandle, Refused> {
        let conn = self.numbers.fetch_add(1, Ordering::Relaxed);
        let payer = Payer::new(outbox.address, guest.as_ref().map(|guest| guest.id.as_str()));
        let hello = || Input::Hello { conn, re, guest: guest.clone(), since };
        let room = self.send(match_id, &payer, || RoomMessage::Hello(outbox.clone(), hello())).await?;
        Ok(RoomHandle { conn, room })
    }

    /// Gives a person a seat.
    pub async fn take(
        &self,
        match_id: &str,
        address: IpAddr,
        guest: Guest,
        seat: Option<Seat>,
    ) -> Result<Vec<Seat>, Refused> {
        let payer = Payer::new(address, Some(guest.id.as_str()));
        let (answer, seats) = oneshot::channel();
        let mut answer = Some(answer);
        let message = || {
            // A message that is not delivered is dropped, and its answer with it.
            let answer = answer.take().unwrap_or_else(|| oneshot::channel().0);
            RoomMessage::Take { address, guest: guest.clone(), seat, answer }
        };
        self.send(match_id, &payer, message).await?;
        seats.await.unwrap_or_else(|_| Err(Refused::new(Code::TooMany, "try again")))
    }

    /// Delivers a message to a room. If it is not there, it is loaded in the time of whoever sends it.
    async fn send(
        &self,
        match_id: &str,
        payer: &Payer,
        mut message: impl FnMut() -> RoomMessage,
    ) -> Result<mpsc::Sender<QueuedMessage>, Refused> {
        // A room may leave at the moment in which it is found; then there is another one.
        for _ in 0..8 {
            if self.is_closing() {
                return Err(Refused::new(Code::Closing, "the server stops; come back in a moment"));
            }
            let room = self.room(match_id, payer);
            if room.send(Box::new(message())).await.is_ok() {
                return Ok(room);
            }
        }
        Err(Refused::new(Code::TooMany, "the match is busy; try again"))
    }

    fn room(&self, match_id: &str, payer: &Payer) -> mpsc::Sender<QueuedMessage> {
        let mut rooms = locked(&self.rooms);
        if let Some(room) = rooms.get(match_id).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (door, inbox) = mpsc::channel(MOST_QUEUED);
        rooms.insert(match_id.to_owned(), door.clone());
        let (world, rooms) = (Arc::clone(&self.world), Arc::clone(&self.rooms));
        tokio::spawn(run::run(world, rooms, match_id.to_owned(), payer.clone(), inbox));
        door
    }

    /// Takes in what other servers tell, for the matches that are in memory here.
    pub(crate) fn hear(&self, heard: Heard) {
        let rooms = locked(&self.rooms);
        let tell = |room: &mpsc::Sender<QueuedMessage>, message: RoomMessage| {
            // A room whose queue is full is told by its next write.
            let _ = room.try_send(Box::new(message));
        };
        let one = |id: &String, message: RoomMessage| {
            if let Some(room) = rooms.get(id) {
                tell(room, message);
            }
        };
        match &heard {
            Heard::Written(id) => one(id, RoomMessage::Input(Input::News)),
            Heard::Crowd(id) => one(id, RoomMessage::Crowds),
            Heard::Freed(id) => one(id, RoomMessage::Input(Input::Freed)),
            // It is no matter of rooms.
            Heard::Dropped(_) => {}
            Heard::Everything => rooms.values().for_each(|room| {
                tell(room, RoomMessage::Input(Input::News));
                tell(room, RoomMessage::Input(Input::Freed));
                tell(room, RoomMessage::Crowds);
            }),
        }
    }

    /// Stores something that belongs to no room.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), Fault> {
        write(&self.world, writes).await
    }

    /// Asks the store something, off the threads of the server.
    pub async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Store) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        ask(&self.world, question).await
    }

    /// Stops: rooms finish their writes, tell everybody and are gone. Returns when they are.
    pub async fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        let rooms: Vec<_> = locked(&self.rooms).values().cloned().collect();
        for room in &rooms {
            // A room that is gone has stopped.
            let _ = room.send(Box::new(RoomMessage::Input(Input::Stop))).await;
        }
        for room in rooms {
            room.closed().await;
        }
    }
}

pub(crate) async fn write(world: &World, writes: Vec<Write>) -> Result<(), Fault> {
    let (done, stored) = oneshot::channel();
    world.writer.write(writes, move |result| {
        // Who asked may have left.
        let _ = done.send(result);
    });
    stored.await.unwrap_or_else(|_| Err(Fault::Failed("the writer has stopped".to_owned())))
}

pub(crate) async fn ask<T: Send + 'static>(
    world: &World,
    question: impl FnOnce(&dyn Store) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let store = Arc::clone(&world.store);
    let answer = tokio::task::spawn_blocking(move || question(&*store)).await;
    answer.unwrap_or_else(|_| Err(Fault::Failed("a question to the store has failed".to_owned())))
}

/// Nothing is left half done in the map by a panic elsewhere.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

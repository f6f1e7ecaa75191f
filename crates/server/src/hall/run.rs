//! The task of one room: it carries inputs in and effects out.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::FutureExt as _;
use protocol::{Close, Code, Refused, Seat, ServerMessage};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{Out, Outbox, QueuedMessage, RoomMessage, World, ask, locked};
use crate::heavy::Payer;
use crate::metrics::Metrics;
use crate::pool::{Lane, panic_message};
use crate::room::{ConnId, Crowd, Effect, Fresh, Input, NextTerms, Room, TakeId};
use crate::store::{Fault, Note, Peers};

type Rooms = Arc<Mutex<HashMap<String, mpsc::Sender<QueuedMessage>>>>;
type Answer = oneshot::Sender<Result<Vec<Seat>, Refused>>;

/// Runs a room until it is not needed any more. A room that panics takes its queue and its connections with it:
/// these are closed with [`Close::Failed`], and the first client that comes back loads the match from the store.
pub(super) async fn run(
    world: Arc<World>,
    rooms: Rooms,
    id: String,
    payer: Payer,
    inbox: mpsc::Receiver<QueuedMessage>,
) {
    let room = keep(Arc::clone(&world), Arc::clone(&rooms), id.clone(), payer, inbox);
    if let Err(panic) = AssertUnwindSafe(room).catch_unwind().await {
        let why = panic_message(&*panic);
        tracing::error!(id, why, "a room has panicked; its match is loaded again from the store");
        world.metrics.rooms_failed.add(1);
        depart(&world, &id, true);
        let mut rooms = locked(&rooms);
        if rooms.get(&id).is_some_and(mpsc::Sender::is_closed) {
            rooms.remove(&id);
        }
    }
}

/// How long a room that is gone waits before it tries again to give its duty back.
const RELEASE_PAUSE: Duration = Duration::from_secs(1);

/// How long a write whose connection was lost may be on its way into the database.
const IN_DOUBT: Duration = Duration::from_secs(10);

/// How long a room that has panicked waits for the write that it began.
const LAST_WRITE: Duration = Duration::from_secs(10);

/// A room is gone: no client is there any more, and another server may act in its match.
fn depart(world: &Arc<World>, id: &str, holds_lease: bool) {
    let Some(peers) = world.store.peers() else { return };
    peers.tell(Note::Crowd(id.to_owned(), None));
    if !holds_lease {
        return;
    }
    let (world, id) = (Arc::downgrade(world), id.to_owned());
    tokio::spawn(async move {
        // As long as this server lives, no other server gets the duty otherwise.
        while let Some(world) = world.upgrade() {
            let key = id.clone();
            let released = ask(&world, move |store| {
                store
                    .peers()
                    .map_or(Ok(()), |peers| peers.release(&key).map(|()| peers.tell(Note::Freed(key))))
            });
            match released.await {
                Ok(()) => return,
                Err(fault) => tracing::warn!(id, %fault, "the duty of a match is not given back yet"),
            }
            drop(world);
            tokio::time::sleep(RELEASE_PAUSE).await;
        }
    });
}

/// Counts a room as long as it is in memory, however it ends.
struct Counted<'a>(&'a Metrics);

impl<'a> Counted<'a> {
    fn new(metrics: &'a Metrics) -> Counted<'a> {
        metrics.rooms_loaded.add(1);
        metrics.rooms.up();
        Counted(metrics)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.rooms.down();
    }
}

/// Loads a match and keeps it until it is not needed any more.
async fn keep(
    world: Arc<World>,
    rooms: Rooms,
    id: String,
    payer: Payer,
    mut inbox: mpsc::Receiver<QueuedMessage>,
) {
    let mut waiting = VecDeque::new();
    match load_for_anybody(&world, &id, payer, &mut inbox, &mut waiting).await {
        Ok((room, effects, crowds)) => {
            let _counted = Counted::new(&world.metrics);
            let (answers, mut answered) = mpsc::unbounded_channel();
            let mut task = RoomTask::new(Arc::clone(&world), rooms, id, room, answers);
            let running = AssertUnwindSafe(async {
                task.carry_out(effects);
                // Before anybody is greeted: the first update tells who is here, on whichever server.
                task.input(Input::Crowds(crowds));
                waiting.into_iter().for_each(|message| task.message(*message));
                task.run(&mut inbox, &mut answered).await;
            });
            if let Err(panic) = running.catch_unwind().await {
                task.finish_write(&mut answered).await;
                resume_unwind(panic);
            }
            depart(&world, &task.id, task.room.holds_lease());
        }
        Err((refused, why)) => {
            waiting.into_iter().for_each(|message| refuse(&id, *message, &refused, why));
            turn_away(&rooms, &id, &mut inbox, &refused, why);
        }
    }
}

/// Loads a match at the cost of the first who waits in front of it and may ask for it. Whoever has used up their time
/// is refused alone, and keeps nobody else out.
async fn load_for_anybody(
    world: &Arc<World>,
    id: &str,
    mut payer: Payer,
    inbox: &mut mpsc::Receiver<QueuedMessage>,
    waiting: &mut VecDeque<QueuedMessage>,
) -> Result<Loaded, (Refused, Close)> {
    loop {
        let refused = match load(world, id, &payer).await {
            Err((refused, Close::Rate)) => refused,
            loaded => return loaded,
        };
        waiting.extend(std::iter::from_fn(|| inbox.try_recv().ok()));
        let of_others = |message: &QueuedMessage| message.payer().is_none_or(|other| other != payer);
        let (others, own): (VecDeque<_>, VecDeque<_>) = waiting.drain(..).partition(of_others);
        own.into_iter().for_each(|message| refuse(id, *message, &refused, Close::Rate));
        *waiting = others;
        match waiting.iter().find_map(|message| message.payer()) {
            Some(next) => payer = next,
            None => return Err((refused, Close::Rate)),
        }
    }
}

/// A room, what is to be done first, and who is at its match on other servers.
type Loaded = (Room, Vec<Effect>, Vec<Crowd>);

/// Who is at a match on other servers; empty if that cannot be found out now.
fn crowds(peers: &dyn Peers, id: &str) -> Vec<Crowd> {
    let crowds = peers.crowds(id).unwrap_or_else(|fault| {
        tracing::warn!(id, %fault, "it is not known who is at a match elsewhere");
        Vec::new()
    });
    crowds.iter().filter_map(|text| serde_json::from_str(text).ok()).collect()
}

/// The room of a match, or what to say to all clients that wait in front of it.
async fn load(world: &Arc<World>, id: &str, payer: &Payer) -> Result<Loaded, (Refused, Close)> {
    let (key, of) = (id.to_owned(), Arc::clone(world));
    let loading = move || -> Result<Option<Loaded>, Fault> {
        let Some(stored) = of.store.load(&key)? else { return Ok(None) };
        let peers = of.store.peers();
        let room = Room::load_beside(stored, &of.plans, &of.limits, of.clock.now(), peers.is_some());
        let (room, effects) = room.map_err(|error| Fault::Damaged(error.to_string()))?;
        Ok(Some((room, effects, peers.map_or_else(Vec::new, |peers| crowds(peers, &key)))))
    };
    match world.heavy.run(payer, loading).await {
        Ok(Ok(Some(room))) => Ok(room),
        Ok(Ok(None)) => Err((Refused::new(Code::NotFound, "there is no such match"), Close::Hello)),
        Ok(Err(fault)) => {
            tracing::error!(id, %fault, "a match cannot be loaded");
            world.metrics.unloadable.add(1);
            Err((Refused::new(Code::Storage, fault.for_clients()), Close::Storage))
        }
        Err(refused) => Err((refused, Close::Rate)),
    }
}

/// Tells all clients that wait in front of a room that there is none.
fn turn_away(
    rooms: &Rooms,
    id: &str,
    inbox: &mut mpsc::Receiver<QueuedMessage>,
    refused: &Refused,
    why: Close,
) {
    locked(rooms).remove(id);
    inbox.close();
    while let Ok(message) = inbox.try_recv() {
        refuse(id, *message, refused, why);
    }
}

/// Tells the client that sent a message that there is no room for it.
fn refuse(id: &str, message: RoomMessage, refused: &Refused, why: Close) {
    match message {
        RoomMessage::Hello(outbox, Input::Hello { re, .. }) => {
            // Nothing waits in a new outbox.
            if let Some(text) = text_of(id, &ServerMessage::Refused(refused.clone().answering(re))) {
                let _ = outbox.queue.try_send(Out::Text(text));
            }
            let _ = outbox.queue.try_send(Out::Close(why));
        }
        RoomMessage::Take { answer, .. } => {
            // Who asked may have left.
            let _ = answer.send(Err(refused.clone()));
        }
        RoomMessage::Hello(..) | RoomMessage::Input(_) | RoomMessage::Crowds => {}
    }
}

/// The text of a message. There is none if it cannot be written, which would be a mistake of ours.
fn text_of(id: &str, message: &ServerMessage) -> Option<Utf8Bytes> {
    // An update fits as a rule: growing step by step would copy it several times.
    let room = if let ServerMessage::Update(_) = message { 6 * 1024 } else { 128 };
    let mut text = Vec::with_capacity(room);
    let written = serde_json::to_writer(&mut text, message).map_err(|error| error.to_string());
    match written.and_then(|()| Utf8Bytes::try_from(text).map_err(|error| error.to_string())) {
        Ok(text) => Some(text),
        Err(error) => {
            tracing::error!(id, error, "a message cannot be written");
            None
        }
    }
}

/// A room and what connects it with the world.
struct RoomTask {
    world: Arc<World>,
    rooms: Rooms,
    id: String,
    room: Room,
    outboxes: HashMap<ConnId, Outbox>,
    takes: HashMap<TakeId, Answer>,
    next_take: TakeId,
    answers: mpsc::UnboundedSender<Box<Input>>,
    wake: Option<table::Millis>,
    written: Option<Instant>,
    /// Connections that were found too slow while effects were carried out.
    lost: Vec<ConnId>,
    is_over: bool,
}

impl RoomTask {
    fn new(
        world: Arc<World>,
        rooms: Rooms,
        id: String,
        room: Room,
        answers: mpsc::UnboundedSender<Box<Input>>,
    ) -> RoomTask {
        RoomTask {
            world,
            rooms,
            id,
            room,
            outboxes: HashMap::new(),
            takes: HashMap::new(),
            next_take: 0,
            answers,
            wake: None,
            written: None,
            lost: Vec::new(),
            is_over: false,
        }
    }

    async fn run(
        &mut self,
        inbox: &mut mpsc::Receiver<QueuedMessage>,
        answered: &mut mpsc::UnboundedReceiver<Box<Input>>,
    ) {
        let mut idle = tokio::time::interval(self.world.limits.idle);
        idle.tick().await;
        while !self.is_over {
            let wake = self.wake.unwrap_or(table::Millis::MAX);
            let clock = &self.world.clock;
            tokio::select! {
                biased;
                Some(input) = answered.recv() => self.input(*input),
                message = inbox.recv() => match message {
                    Some(message) => self.message(*message),
                    None => return,
                },
                () = clock.reach(wake), if self.wake.is_some() => {
                    self.wake = None;
                    self.input(Input::Tick);
                }
                _ = idle.tick() => {
                    if self.room.is_idle() && self.may_leave(inbox) {
                        return;
                    }
                }
            }
        }
        let refused = Refused::new(Code::Closing, "the match is being closed; try again");
        turn_away(&self.rooms, &self.id, inbox, &refused, Close::Storage);
    }

    /// Waits for the write that is under way when the room panics. Whoever loads the match before it is stored would
    /// decide the same thing again, and fail when it is to be written.
    async fn finish_write(&self, answered: &mut mpsc::UnboundedReceiver<Box<Input>>) {
        if self.written.is_none() {
            return;
        }
        let stored = async {
            while let Some(input) = answered.recv().await {
                if let Input::Stored(_) = *input {
                    return;
                }
            }
        };
        if tokio::time::timeout(LAST_WRITE, stored).await.is_err() {
            tracing::warn!(id = self.id, "the last write of a room that has panicked is still under way");
        }
    }

    /// Leaves the map of rooms, if no message can be on its way: the map holds the only sender, and is
    /// locked now.
    fn may_leave(&self, inbox: &mut mpsc::Receiver<QueuedMessage>) -> bool {
        let mut rooms = locked(&self.rooms);
        let alone = inbox.sender_strong_count() == 1 && inbox.is_empty();
        if alone {
            rooms.remove(&self.id);
        }
        alone
    }

    fn message(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Hello(outbox, input) => {
                if let Input::Hello { conn, .. } = &input {
                    self.outboxes.insert(*conn, outbox);
                }
                self.input(input);
            }
            RoomMessage::Input(input) => {
                if let Input::Gone { conn } = &input {
                    self.outboxes.remove(conn);
                }
                self.input(input);
            }
            RoomMessage::Crowds => self.ask_crowds(),
            RoomMessage::Take { guest, seat, answer, .. } => {
                self.next_take += 1;
                self.takes.insert(self.next_take, answer);
                self.input(Input::Take { take: self.next_take, guest, seat });
            }
        }
    }

    /// One input, and everything that follows from it.
    fn input(&mut self, input: Input) {
        if let Input::Stored(result) = &input
            && let Some(since) = self.written.take()
        {
            self.world.metrics.write_seconds.observe(since.elapsed());
            self.world.metrics.write_faults.add(u64::from(result.is_err()));
        }
        if let Input::Stored(Err(Fault::Unreachable(_))) = &input {
            self.look_again_later();
        }
        if let Some(faults) = &self.world.faults {
            faults.before_input(&self.id, &input);
        }
        let effects = self.room.handle(input, self.world.clock.now());
        self.carry_out(effects);
        while let Some(conn) = self.lost.pop() {
            let effects = self.room.handle(Input::Gone { conn }, self.world.clock.now());
            self.carry_out(effects);
        }
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Store(writes) => {
                    self.written = Some(Instant::now());
                    let answers = self.answers.clone();
                    let (store, id) = (Arc::clone(&self.world.store), self.id.clone());
                    self.world.writer.write(writes, move |result| {
                        let may_be_stored = matches!(result, Ok(()) | Err(Fault::Unreachable(_)));
                        if may_be_stored && let Some(peers) = store.peers() {
                            peers.tell(Note::Written(id));
                        }
                        // If the room is gone, what is stored is loaded by the next.
                        let _ = answers.send(Box::new(Input::Stored(result)));
                    });
                }
                Effect::Send { to, message } => self.send(&to, &message),
                Effect::Close { conn, why } => self.close(conn, why),
                Effect::Think(turn) => self.think(*turn),
                Effect::Answer { conn, question } => self.answer(conn, question),
                Effect::Taken { take, seats } => {
                    if let Some(answer) = self.takes.remove(&take) {
                        // Who asked may have left.
                        let _ = answer.send(seats);
                    }
                }
                Effect::Rematch(terms) => self.open_rematch(*terms),
                Effect::Read { n_entries, last_said } => {
                    let id = self.id.clone();
                    self.ask_peers(move |peers| Input::Read(peers.news(&id, n_entries, last_said)));
                }
                Effect::Claim => {
                    let id = self.id.clone();
                    self.ask_peers(move |peers| Input::Claimed(peers.claim(&id)));
                }
                Effect::Crowd(crowd) => self.tell_crowd(&crowd),
                Effect::Wake(at) => self.wake = Some(at),
                Effect::Unload => self.is_over = true,
            }
        }
    }

    /// The text is made once, for all who are told the same.
    fn send(&mut self, to: &[ConnId], message: &ServerMessage) {
        let Some(text) = text_of(&self.id, message) else {
            to.iter().for_each(|&conn| self.close(conn, Close::Failed));
            self.lost.extend(to);
            return;
        };
        let metrics = &self.world.metrics;
        match message {
            ServerMessage::Ack { .. } => metrics.acknowledged.add(1),
            ServerMessage::Refused(_) => metrics.refused.add(1),
            _ => {}
        }
        for conn in to {
            let Some(outbox) = self.outboxes.get(conn) else { continue };
            metrics.messages_out.add(1);
            metrics.bytes_out.add(text.len() as u64);
            if let Err(TrySendError::Full(_)) = outbox.queue.try_send(Out::Text(text.clone())) {
                outbox.slow.notify_one();
                metrics.slow_clients.add(1);
                self.outboxes.remove(conn);
                self.lost.push(*conn);
            }
        }
    }

    fn close(&mut self, conn: ConnId, why: Close) {
        if let Some(outbox) = self.outboxes.remove(&conn)
            && outbox.queue.try_send(Out::Close(why)).is_err()
        {
            outbox.slow.notify_one();
        }
    }

    /// Asks what other servers have written or hold, and gives the answer to the room.
    fn ask_peers(&self, question: impl FnOnce(&dyn Peers) -> Input + Send + 'static) {
        let (answers, store) = (self.answers.clone(), Arc::clone(&self.world.store));
        tokio::task::spawn_blocking(move || {
            if let Some(peers) = store.peers() {
                // If the room is gone, nobody needs the answer.
                let _ = answers.send(Box::new(question(peers)));
            }
        });
    }

    /// Finds out who is at this match on other servers.
    fn ask_crowds(&self) {
        let id = self.id.clone();
        self.ask_peers(move |peers| Input::Crowds(crowds(peers, &id)));
    }

    /// What was written may come into the database after its connection was lost, and after everybody has looked: then all
    /// servers look again, this one included.
    fn look_again_later(&self) {
        let (world, rooms, id) = (Arc::downgrade(&self.world), Arc::clone(&self.rooms), self.id.clone());
        tokio::spawn(async move {
            tokio::time::sleep(IN_DOUBT).await;
            if let Some(room) = locked(&rooms).get(&id) {
                // A room whose queue is full is told by its next write.
                let _ = room.try_send(Box::new(RoomMessage::Input(Input::News)));
            }
            if let Some(world) = world.upgrade()
                && let Some(peers) = world.store.peers()
            {
                peers.tell(Note::Written(id));
            }
        });
    }

    fn tell_crowd(&self, crowd: &Crowd) {
        let is_empty = crowd.people.is_empty() && crowd.spectators == 0;
        let Some(peers) = self.world.store.peers() else { return };
        match (!is_empty).then(|| serde_json::to_string(crowd)).transpose() {
            Ok(text) => peers.tell(Note::Crowd(self.id.clone(), text)),
            // The others go on with what they were told last.
            Err(error) => tracing::error!(id = self.id, %error, "who is at a match cannot be written"),
        }
    }

    fn think(&self, turn: table::ComputerTurn) {
        let lane = if self.room.has_people() { Lane::WithPeople } else { Lane::ComputersOnly };
        let (answers, workers, id) = (self.answers.clone(), Arc::clone(&self.world.workers), self.id.clone());
        tokio::spawn(async move {
            let seat = turn.seat;
            let command = workers.decide(&id, lane, turn).await;
            // If the room is gone, the next one asks again.
            let _ = answers.send(Box::new(Input::Thought { seat, command }));
        });
    }

    fn answer(&self, conn: ConnId, question: Box<crate::room::Question>) {
        let (answers, workers, id) = (self.answers.clone(), Arc::clone(&self.world.workers), self.id.clone());
        let person = Some(question.person().as_str());
        let payer = match self.outboxes.get(&conn) {
            Some(outbox) => Payer::new(outbox.address, person),
            // It has gone meanwhile.
            None => return,
        };
        let permit =
            if question.is_for_advice() { self.world.background.permit(&payer).map(Some) } else { Ok(None) };
        tokio::spawn(async move {
            let message = match permit {
                Ok(permit) => workers.answer(&id, question, &payer, permit).await,
                Err(refused) => ServerMessage::Refused(refused.answering(question.re())),
            };
            let message = Box::new(message);
            let _ = answers.send(Box::new(Input::Answered { conn, message }));
        });
    }

    fn open_rematch(&self, terms: NextTerms) {
        let (world, answers) = (Arc::clone(&self.world), self.answers.clone());
        let payer = Payer::in_room(&terms.fixed.host);
        tokio::spawn(async move {
            let of = Arc::clone(&world);
            let make = move || terms.make(Fresh::random(), &of.plans, of.clock.now());
            let next = match world.heavy.run(&payer, make).await {
                Ok(next) => next.map(Box::new).map_err(Fault::Failed),
                Err(refused) => Err(Fault::Failed(refused.message)),
            };
            let _ = answers.send(Box::new(Input::Rematched(next)));
        });
    }
}

//! What becomes of a server in which something of ours fails: a computer player, a room, a question.
//!
//! The same cases are tests of the dev build and, as `trials faults`, a trial of a build that is a release in all
//! that a panic depends on (the profile `trial`).

use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use protocol::{ClientMessage, Close, Code, NewGame, NewHolder, Seat, ServerMessage};
use server::Faults;
use server::limits::Limits;
use server::room::{Input, Question};
use table::ComputerTurn;

use crate::client::Lost;
use crate::home::{generous, terms};
use crate::{Home, Player};

/// A sentence on success or failure.
pub type Outcome = Result<String, String>;

/// How the messages of planned panics begin.
pub const PLANNED: &str = "a mistake";

/// How often a room panics in a case that depends on the moment.
const REPETITIONS: u32 = 5;

type Case = fn() -> Pin<Box<dyn Future<Output = Outcome> + Send>>;

/// Every case by its name.
pub const CASES: [(&str, Case); 6] = [
    ("a computer player that panics", || Box::pin(computer_panics())),
    ("a computer player that does not answer", || Box::pin(computer_hangs())),
    ("a room that panics on a message", || Box::pin(room_panics_on_a_message())),
    ("a room that panics during a write", || Box::pin(room_panics_during_a_write())),
    ("a room that panics after a write", || Box::pin(room_panics_after_a_write())),
    ("a question that panics", || Box::pin(question_panics())),
];

/// What a trial breaks. Each number counts down; the fault happens when it reaches 0.
#[derive(Debug, Default)]
struct Planned {
    decision_panics: bool,
    decision_takes: Duration,
    answers: AtomicU32,
    messages: AtomicU32,
    writes: AtomicU32,
}

/// Whether a countdown has just reached its end; one that was never set does not.
fn is_due(countdown: &AtomicU32) -> bool {
    let next = |left: u32| left.checked_sub(1);
    countdown.fetch_update(Ordering::AcqRel, Ordering::Acquire, next) == Ok(1)
}

impl Faults for Planned {
    fn before_decision(&self, _: &ComputerTurn) {
        std::thread::sleep(self.decision_takes);
        assert!(!self.decision_panics, "{PLANNED} of a computer player");
    }

    fn before_answer(&self, _: &Question) {
        assert!(!is_due(&self.answers), "{PLANNED} in a question");
    }

    fn before_input(&self, _: &str, input: &Input) {
        let countdown = match input {
            Input::Message { message: ClientMessage::Say { .. }, .. } => &self.messages,
            Input::Stored(Ok(())) => &self.writes,
            _ => return,
        };
        assert!(!is_due(countdown), "{PLANNED} in a room");
    }
}

/// Space Hulk against a computer player, and beside it a match that must not notice anything.
struct Stage {
    home: Home,
    player: Player,
    bystander: Player,
}

impl Stage {
    async fn new(faults: Arc<Planned>, limits: Limits) -> Result<Stage, String> {
        keep_log();
        let mut home = Home::with_limits(limits).await;
        home.stop().await;
        home.start_with(|config| {
            config.faults = Some(faults);
            config.thinkers = 1;
        })
        .await;
        let mission = Some("first-contact".to_owned());
        let hulk =
            NewGame::SpaceHulk { mission, mission_file: None, options: Default::default(), solo: None };
        let computer = NewHolder::Computer { player: "random".to_owned() };
        let player = begin(&home, hulk, &[(Seat::Marine, NewHolder::Me), (Seat::Alien, computer)]).await?;
        let angel = NewGame::DeathAngel { players: 1, teams: None };
        let bystander = begin(&home, angel, &[(Seat::P1, NewHolder::Me)]).await?;
        Ok(Stage { home, player, bystander })
    }

    /// Plays until something is true of the server.
    async fn play_until(&mut self, done: impl Fn(&server::metrics::Metrics) -> bool) -> Result<(), String> {
        for _ in 0..2_000 {
            if done(self.home.server().metrics()) {
                return Ok(());
            }
            step(&mut self.player).await?;
        }
        Err("it did not come to it".to_owned())
    }

    /// Both matches can be played on, and no client has lost a connection that did not have to.
    async fn goes_on(&mut self, connections: (u32, u32)) -> Result<(), String> {
        for _ in 0..20 {
            step(&mut self.player).await?;
            step(&mut self.bystander).await?;
        }
        let found = (self.player.connections, self.bystander.connections);
        expect(found == connections, || format!("{found:?} connections"))
    }
}

/// Makes a match for one person and plays until an action is acknowledged. In a match without a
/// computer player nothing is under way then.
async fn begin(home: &Home, game: NewGame, seats: &[(Seat, NewHolder)]) -> Result<Player, String> {
    let ann = home.person("Ann").await;
    let created = ann.make(&terms(game, seats)).await;
    let mut player = Player::new(home.address(), &created.match_id, &ann.token, 1);
    player.ready().await.map_err(|lost| lost.to_string())?;
    while player.done.is_empty() {
        step(&mut player).await?;
    }
    Ok(player)
}

async fn step(player: &mut Player) -> Result<(), String> {
    player.step().await.map_err(|lost| lost.to_string())
}

fn expect(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

async fn computer_panics() -> Outcome {
    let faults = Planned { decision_panics: true, ..Planned::default() };
    let mut stage = Stage::new(Arc::new(faults), generous()).await?;
    stage.play_until(|metrics| metrics.thoughts_replaced.get() >= 5).await?;
    stage.goes_on((1, 1)).await?;
    expect(stage.home.server().metrics().thoughts.get() == 0, || "it decided all the same".to_owned())?;
    logged("it panicked: a mistake of a computer player")?;
    Ok("replaced for each decision, and the match goes on".to_owned())
}

async fn computer_hangs() -> Outcome {
    let faults = Planned { decision_takes: Duration::from_secs(30), ..Planned::default() };
    let limits = Limits { think_time: Duration::from_millis(50), ..generous() };
    let mut stage = Stage::new(Arc::new(faults), limits).await?;
    stage.play_until(|metrics| metrics.thoughts_replaced.get() >= 3).await?;
    logged("it took longer than 50ms")?;
    Ok("replaced for each decision, although the server has one thread for them".to_owned())
}

async fn room_panics_on_a_message() -> Outcome {
    let faults = Planned { messages: AtomicU32::new(1), ..Planned::default() };
    let mut stage = Stage::new(Arc::new(faults), generous()).await?;
    stage.goes_on((1, 1)).await?;
    let number = stage.player.client().await.map_err(|lost| lost.to_string())?.number();
    let answer = stage.player.ask(&ClientMessage::Say { re: number, text: "hello".to_owned() }).await;
    let is_failed = matches!(answer, Err(Lost::Closed(code)) if code == Close::Failed.number());
    expect(is_failed, || format!("the connection ended with {answer:?}"))?;
    stage.goes_on((2, 1)).await?;
    let metrics = stage.home.server().metrics();
    let found = (metrics.rooms_failed.get(), metrics.rooms.get());
    expect(found == (1, 2), || format!("{found:?} rooms failed and in memory"))?;
    logged("a room has panicked")?;
    Ok("loaded again, its player came back, the other match has not noticed".to_owned())
}

/// The match is loaded only when the write is done: what is decided next does not contradict it.
async fn room_panics_during_a_write() -> Outcome {
    let faults = Arc::new(Planned::default());
    let mut stage = Stage::new(Arc::clone(&faults), generous()).await?;
    for times in 1..=REPETITIONS {
        faults.messages.store(1, Ordering::Release);
        stage.bystander.act_and_say("hello").await.map_err(|lost| lost.to_string())?;
        step(&mut stage.bystander).await?;
        let failed = stage.home.server().metrics().rooms_failed.get();
        expect(failed == u64::from(times), || format!("{failed} rooms have failed"))?;
    }
    stage.goes_on((1, REPETITIONS + 1)).await?;
    Ok(format!("{REPETITIONS} times, and what is played afterwards is stored"))
}

/// What was stored and not acknowledged is there afterwards, once.
async fn room_panics_after_a_write() -> Outcome {
    let faults = Arc::new(Planned::default());
    let mut stage = Stage::new(Arc::clone(&faults), generous()).await?;
    let known = stage.player.done.len();
    faults.writes.store(1, Ordering::Release);
    // The write may be that of the computer player; then the player learns of it with the next step.
    let _ = stage.play_until(|metrics| metrics.rooms_failed.get() > 0).await;
    stage.player.vanish();
    let failed = stage.home.server().metrics().rooms_failed.get();
    expect(failed == 1, || format!("{failed} rooms have failed"))?;
    stage.goes_on((2, 1)).await?;
    expect(stage.player.done.len() > known, || "nothing was acknowledged afterwards".to_owned())?;
    Ok("loaded with what was stored, and the action that was sent again is acknowledged".to_owned())
}

async fn question_panics() -> Outcome {
    let faults = Planned { answers: AtomicU32::new(1), ..Planned::default() };
    let mut stage = Stage::new(Arc::new(faults), generous()).await?;
    let first = odds(&mut stage.bystander).await?;
    let is_refused = matches!(&first, ServerMessage::Refused(refused) if refused.code == Code::Internal);
    expect(is_refused, || format!("{first:?}"))?;
    let second = odds(&mut stage.bystander).await?;
    expect(matches!(second, ServerMessage::Odds { .. }), || format!("{second:?}"))?;
    Ok("answered with an error, the next one as it should be".to_owned())
}

async fn odds(player: &mut Player) -> Result<ServerMessage, String> {
    player.wait(1).await.map_err(|lost| lost.to_string())?;
    let version = player.update.as_ref().map_or(0, |update| update.version);
    let re = player.client().await.map_err(|lost| lost.to_string())?.number();
    let question = ClientMessage::Odds { re, version, action: 0, after_pass: false };
    player.ask(&question).await.map_err(|lost| lost.to_string())
}

/// The log of all servers in this process.
static LOG: OnceLock<Arc<Mutex<Vec<u8>>>> = OnceLock::new();

struct LogWriter;

impl std::io::Write for LogWriter {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let log = LOG.get_or_init(Arc::default);
        log.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn keep_log() {
    let log = tracing_subscriber::fmt().with_ansi(false).with_writer(|| LogWriter);
    // Another case may have set it up before.
    let _ = log.try_init();
}

/// The log says this somewhere.
fn logged(text: &str) -> Result<(), String> {
    let log = LOG.get_or_init(Arc::default);
    let log = log.lock().unwrap_or_else(PoisonError::into_inner);
    expect(String::from_utf8_lossy(&log).contains(text), || format!("the log does not say `{text}`"))
}

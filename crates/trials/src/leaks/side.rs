//! What a pair needs of each of its two matches, wherever it is played.

use forms::GameJson;
use protocol::{ClientMessage, Update};
use server::room::ConnId;
use table::Millis;

use super::case::Case;
use super::progress::Progress;

/// The connection of a viewer who was away.
pub(super) const BACK: ConnId = 100;

/// What each connection was sent.
pub(super) type Heard = std::collections::BTreeMap<ConnId, Vec<u8>>;

/// One of two matches.
pub(super) trait Side<G: GameJson> {
    /// What is kept from whom.
    fn case(&self) -> &Case<G>;

    /// The match as the rules alone know it.
    fn progress(&self) -> &Progress<G>;

    /// The same, to take from it.
    fn progress_mut(&mut self) -> &mut Progress<G>;

    /// The newest update of a connection.
    fn update(&self, conn: ConnId) -> Option<&Update>;

    /// A viewer connects, by the place of their seat; one without a seat watches.
    fn come(&mut self, conn: ConnId, place: usize, since: Option<u32>);

    /// A connection is closed.
    fn leave(&mut self, conn: ConnId);

    /// A client says something and waits for the answer.
    fn say(&mut self, conn: ConnId, message: ClientMessage);

    /// A client asks for what is to be had without a seat; a number says what.
    fn ask_around(&mut self, conn: ConnId, number: u32);

    /// Time goes by.
    fn wait(&mut self, millis: Millis);

    /// After how long the server has passed for the seat that decides.
    fn passes_in(&self) -> Millis;

    /// It does so.
    fn pass_by_itself(&mut self);

    /// Everything has arrived that was sent.
    fn settle(&mut self);

    /// What each connection was sent since this was last asked.
    fn take_heard(&mut self) -> Heard;

    /// The connection of who knows.
    fn keeper(&self) -> ConnId {
        self.case().place(self.case().keeper) as ConnId
    }

    /// The present game.
    fn game<'a>(&'a self) -> &'a G
    where
        G: 'a,
    {
        self.progress().game()
    }
}

//! What happened, and who may know it.

/// Who may read a journal entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience<S> {
    /// Everybody, spectators included.
    All,
    /// One seat alone.
    Only(S),
    /// Every seat and spectator but one, who has an entry of its own.
    Except(S),
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalEntry<S, E> {
    /// Who may know it.
    pub audience: Audience<S>,
    /// What it was.
    pub event: E,
}

/// Collects what happens during an `apply`, or throws it away unmade.
///
/// A secret is two entries: the public shadow and the private value.
/// ```
/// use game_api::{Audience, Journal, Viewer};
///
/// let mut journal: Journal<u8, &str> = Journal::keep();
/// journal.note(Audience::Only(1), || "the counter is a 5");
/// journal.note(Audience::Except(1), || "a counter was drawn");
/// let seen: Vec<_> = journal.visible_to(Viewer::Seat(2)).collect();
/// assert_eq!(seen, [&"a counter was drawn"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal<S, E> {
    entries: Vec<JournalEntry<S, E>>,
    keep: bool,
}

impl<S: Copy + PartialEq, E> Journal<S, E> {
    /// A journal that keeps its entries.
    pub fn keep() -> Self {
        Journal { entries: Vec::new(), keep: true }
    }

    /// A journal that never even makes its entries: playouts pay nothing.
    pub fn discard() -> Self {
        Journal { entries: Vec::new(), keep: false }
    }

    /// Whether entries are kept.
    #[inline]
    pub fn keeps(&self) -> bool {
        self.keep
    }

    /// Notes what happened, if entries are kept.
    #[inline]
    pub fn note(&mut self, audience: Audience<S>, event: impl FnOnce() -> E) {
        if self.keep {
            self.enter(audience, event());
        }
    }

    /// Apart from the hundred places that tell something: without a listener they are
    /// passed by in thousands of games a second, and should be short.
    #[cold]
    #[inline(never)]
    fn enter(&mut self, audience: Audience<S>, event: E) {
        self.entries.push(JournalEntry { audience, event });
    }

    /// All entries, for those who may know everything.
    pub fn entries(&self) -> &[JournalEntry<S, E>] {
        &self.entries
    }

    /// The events that one viewer may know.
    pub fn visible_to(&self, viewer: crate::Viewer<S>) -> impl Iterator<Item = &E> {
        self.entries.iter().filter(move |entry| viewer.is_among(entry.audience)).map(|entry| &entry.event)
    }

    /// The events that a viewer is told; without a viewer everything, each secret once: its
    /// shadow for those who may not know it is left out.
    /// ```
    /// use game_api::{Audience, Journal, Viewer};
    ///
    /// let mut journal: Journal<u8, &str> = Journal::keep();
    /// journal.note(Audience::Only(1), || "the counter is a 5");
    /// journal.note(Audience::Except(1), || "a counter was drawn");
    /// assert_eq!(journal.told(None).collect::<Vec<_>>(), [&"the counter is a 5"]);
    /// assert_eq!(journal.told(Some(Viewer::Seat(2))).collect::<Vec<_>>(), [&"a counter was drawn"]);
    /// ```
    pub fn told(&self, viewer: Option<crate::Viewer<S>>) -> impl Iterator<Item = &E> {
        let is_told = move |audience| match viewer {
            Some(viewer) => viewer.is_among(audience),
            None => !matches!(audience, Audience::Except(_)),
        };
        self.entries.iter().filter(move |entry| is_told(entry.audience)).map(|entry| &entry.event)
    }

    /// Takes all entries out.
    pub fn take(&mut self) -> Vec<JournalEntry<S, E>> {
        std::mem::take(&mut self.entries)
    }
}

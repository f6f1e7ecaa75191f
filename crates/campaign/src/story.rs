//! How the story ends.

use content::Text;

use crate::next::in_every_language;
use crate::numbers::number_word;
use crate::progress::{Member, Progress};

/// The last page of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epilogue {
    /// Whether the last chapter was won.
    pub won: bool,
    /// What is told first.
    pub text: Text,
    /// Who lived, each with what became of him.
    pub lived: Vec<Survivor>,
    /// What is told at the end; nothing if nobody has fallen.
    pub close: Option<Text>,
}

/// One who lived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survivor {
    /// What people call him.
    pub name: String,
    /// What became of him.
    pub text: Text,
}

impl Progress<'_> {
    /// The last page; nothing before the last chapter has been played.
    pub fn epilogue(&self) -> Option<Epilogue> {
        let won = self.is_won()?;
        let told = &self.campaign().epilogue;
        let text = if won { &told.won } else { &told.lost };
        let n_fallen = self.fallen().len();
        let close = || {
            in_every_language(|language| {
                told.close.get(language).replace("{fallen}", &number_word(n_fallen, language))
            })
        };
        // Two campaigns do not end with the same sentences. Nobody comes late before one has fallen.
        let mut told = told.recruits.iter().cycle().skip(n_fallen.saturating_sub(1) % told.recruits.len());
        Some(Epilogue {
            won,
            text: text.clone(),
            lived: self.living().map(|member| self.survivor(member, &mut told)).collect(),
            close: (n_fallen > 0).then(close),
        })
    }

    /// What became of one who lived; of a recruit the next text is told.
    fn survivor<'a>(&self, member: &Member, recruits: &mut impl Iterator<Item = &'a Text>) -> Survivor {
        let home = self.campaign().marine(&member.id).map(|marine| marine.home.clone());
        let mut recruit = || {
            let told = recruits.next().expect("the texts begin again after the last");
            in_every_language(|language| told.get(language).replace("{name}", &member.name))
        };
        Survivor { name: member.name.clone(), text: home.unwrap_or_else(&mut recruit) }
    }
}

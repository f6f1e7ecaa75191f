//! Why something is not allowed: the rule, and a sentence a player understands.

use game_api::Refusal;

/// A refusal as the rules pass it around: eight bytes, since most of them are only
/// asked whether they are there.
pub(crate) type No = &'static Refusal;

game_api::refusals! {
    /// Every refusal there is, for tests and translations.
    ALL_REFUSALS:
    GAME_OVER = "DA-GOAL-03": "The game is over.";
    NOT_ASKED = "DA-RESOLVE-02": "There is no such decision to make now.";
    MUST_TAKE_TEAM = "DA-SETUP-05": "Every player takes the teams that the game needs.";
    MUST_TARGET = "DA-EVENT-05": "If there is a valid target, one has to be chosen.";
    MUST_GIVE = "DA-SUPPORT-01": "The token has to go to a Marine.";
    MUST_KILL = "DA-GSLAIN-02": "The effect has to be carried out: choose which card dies.";
    MUST_SHUFFLE = "DA-AMB-39": "Take as many as you rolled, or all there are.";
    MUST_KEEP = "DA-SUPPORT-08": "Keep the roll, or spend a token to reroll.";
    MUST_SERVE = "DA-SPAWN-07": "The remaining cards have to be placed.";
    MUST_DEAL = "DA-LIMIT-07": "The extra card has to go to one of the two piles.";
    MUST_PICK_PILE = "DA-AMB-19": "The cards have to go into one of the two piles.";
    MUST_PUT_BACK = "DA-ACT-10": "The event goes back on top or to the bottom.";
    MUST_MOVE_SWARM = "DA-ACT-05": "A swarm that was named has to move.";
    MUST_USE_PANEL = "DA-MOVE-11": "What the control panel does has to be carried out.";
    MUST_ENTER = "DA-TRAVEL-09": "What the location does upon entering has to be carried out.";
    TEAM_TAKEN = "DA-SETUP-05": "Another player already has that team.";
    NOT_YOUR_TEAM = "DA-CHOOSE-01": "It is another player's turn to choose for that team.";
    TEAM_NOT_IN_PLAY = "DA-SETUP-07": "That team is not in the game.";
    TEAM_DEAD = "DA-CHOOSE-07": "That team has no living Marine.";
    ALREADY_CHOSEN = "DA-CHOOSE-03": "Every living team plays exactly one card per round.";
    NOT_THAT_TEAMS_CARD = "DA-FEW-02": "A team plays one of its own three cards.";
    PLAYED_LAST_ROUND = "DA-CHOOSE-02": "The team played this card last round.";
    GUN_JAM = "DA-CHOOSE-06": "Gun Jam keeps the team from choosing its Attack card.";
    MARINE_DEAD = "DA-DEATH-01": "That Marine is not in the formation.";
    OTHER_TEAM = "DA-TERM-08": "The card is for the Marines of its own team.";
    STEP_OVER = "DA-MOVE-01": "That step of the card is over.";
    MOVED_ALREADY = "DA-MOVE-04": "Each Marine may move only once per card.";
    NOT_ADJACENT = "DA-MOVE-02": "A Marine moves to an adjacent position.";
    NO_SUCH_POSITION = "DA-TERM-01": "The formation has no such position.";
    TURNED_ALREADY = "DA-MOVE-06": "The Marine has already changed his facing with this card.";
    ACTIVATED_ALREADY = "DA-MOVE-10": "Each Marine may activate only one terrain card per action card.";
    TERRAIN_USED = "DA-MOVE-09": "That terrain card has already been activated this round.";
    TERRAIN_PASSIVE = "DA-MOVE-08": "That terrain card has nothing to activate.";
    TERRAIN_NOT_IN_FRONT = "DA-MOVE-07": "That terrain card is not in front of the Marine.";
    NO_SWARM = "DA-TERM-03": "There is no swarm in that cell.";
    NOT_FACED = "DA-FACE-03": "The Marine does not face that side.";
    OUT_OF_RANGE = "DA-FACE-02": "The swarm is out of range.";
    SHIELDED = "DA-AMB-15": "A Power Field protects that swarm.";
    ATTACKED_ALREADY = "DA-ATTACK-01": "The Marine has already made his attack.";
    EVASION = "DA-EVT-04": "Evasion lets only one Marine attack with an Attack card.";
    NO_TOKEN = "DA-AMB-14": "The Marine has no token to pay with.";
    OTHER_MARINE = "DA-RESOLVE-07": "This decision is for another Marine.";
    CHARGE_NOBODY = "DA-ACT-18": "There is nobody to charge.";
    CHARGE_USED = "DA-ACT-18": "Heroic Charge takes the place of Claudio's attack.";
    NOT_IN_REACH = "DA-GSLAIN-02": "The effect does not reach that card.";
    NO_SUCH_FOE = "DA-GSLAIN-02": "There is no such card in that swarm.";
    LORD_LAST = "DA-BROOD-04": "A Brood Lord is the last of his swarm to die.";
    NOT_ENGAGED = "DA-EVT-02": "Nobody who can be slain is engaged with that Marine.";
    NEEDS_TOKEN = "DA-EVENT-05": "The event asks for a Marine with a token.";
    NOTHING_FOR_HIM = "DA-EVENT-05": "The event can affect another Marine, but not this one.";
    PILE_EMPTY = "DA-BLIP-03": "That blip pile is empty.";
    TEAM_ATTACKED = "DA-EVT-08": "That team revealed its Attack card.";
    NOT_THE_MOST = "DA-EVENT-06": "More Genestealers would spawn behind another Marine.";
    NO_TARGET_FOR_HIM = "DA-EVT-12": "Another Marine has a target; this one does not.";
    NOT_SLAIN = "DA-EVT-13": "That Marine is not slain.";
    MATE_DEAD = "DA-EVT-13": "The whole team of that Marine is dead.";
    ONLY_LORDS = "DA-AMB-18": "Brood Lords are never shuffled into a pile.";
    NOT_WITH_BLUE = "DA-ACT-11": "That card is not engaged with a blue Marine.";
    NOT_SERVED_NOW = "DA-SPAWN-07": "The number is for another terrain card.";
    NO_SHARE = "DA-SPAWN-07": "Every card of the pile spawns, and no terrain card gets more than its number.";
    NOT_WAITING = "DA-EVT-22": "No Genestealer spawns in front of that Marine.";
    STRATEGIZE_REACH = "DA-ACT-05": "The swarm goes to an adjacent position, to the other side, or both.";
    NO_TERRAIN = "DA-LOC-08": "That terrain card is not in the formation.";
    HAS_ONE = "DA-AMB-49": "Each token must go to a different Marine.";
    HAS_TOKENS = "DA-LOC-11": "A Marine without tokens has to be chosen if there is one.";
    NO_SUPPLY = "DA-LIMIT-03": "There is no token left in the supply.";
}

#[cfg(test)]
mod tests {
    use super::ALL_REFUSALS;

    #[test]
    fn every_refusal_is_a_sentence_with_a_rule() {
        for refusal in ALL_REFUSALS {
            assert!(refusal.rule.starts_with("DA-"), "{refusal:?}");
            assert!(refusal.message.ends_with('.') && refusal.message.len() > 15, "{refusal:?}");
        }
    }
}

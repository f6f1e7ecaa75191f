//! Why something is not allowed: the rule, and a sentence a player understands.

use game_api::Refusal;

/// A refusal as the rules pass it around: eight bytes, since most of them are only
/// asked whether they are there.
pub(crate) type No = &'static Refusal;

game_api::refusals! {
    /// Every refusal there is, for tests and translations.
    ALL_REFUSALS:
    GAME_OVER = "SH-VIC-02": "The game is over.";
    NOT_ASKED = "SH-ACT-04": "Something else has to be decided first: one action is completed before the next begins.";
    NOT_YOUR_UNIT = "SH-ACT-02": "That unit belongs to the other side.";
    NO_SUCH_UNIT = "SH-SETUP-01": "There is no such unit in play.";
    OTHER_ACTIVE = "SH-ACT-02": "Another unit is active; finish its activation first.";
    FINISHED = "SH-ACT-03": "The unit's activation is over for this phase.";
    NOT_ENOUGH_AP = "SH-AP-05": "There are not enough points left to pay the full cost.";
    NOT_ENOUGH_CP = "SH-CMD-06": "There are not enough command points left.";
    WINDOW_CP_ONLY = "SH-CP-10": "In a reaction the whole cost is paid with command points.";
    PAYS_TOO_MUCH = "SH-AP-05": "That is more than the action costs.";
    NO_CP_FOR_ALIENS = "SH-CP-01": "Only Marines use command points.";
    WITNESS_ONLY = "SH-CP-05": "Only a Marine who sees the trigger may react.";
    OFF_BOARD = "SH-ENTRY-01": "A unit outside the board takes no part in play until it enters.";
    ON_BOARD = "SH-ENTRY-02": "The unit is already on the board.";
    HELD = "SH-LURK-04": "The unit was placed with a Marine within 6 squares of the entry and has to lurk this turn.";
    NOT_A_STEP = "SH-MOVE-01": "The square is not next to the unit.";
    WALL_BETWEEN = "SH-MOVE-05": "There is a wall in between.";
    OCCUPIED = "SH-MOVE-05": "The square is occupied: by a unit, a closed door, a generator or a barrier.";
    BURNING = "SH-FLAME-07": "The square is burning and cannot be entered from outside the fire.";
    SQUEEZE = "SH-MOVE-06": "Both squares beside this diagonal step are blocked.";
    DOOR_BETWEEN = "SH-OPT-14": "A closed door stands between the two squares.";
    SIDEWAYS = "SH-MOVE-03": "A Marine cannot step sideways; he has to turn first.";
    KEEPS_FACING = "SH-FACE-05": "Moving does not change the facing.";
    FREE_TURN = "SH-MOVE-09": "Only one turn of 90 degrees is part of a move.";
    BLIP_SEEN = "SH-BLIP-03": "A Marine sees that square; a blip may not move into sight.";
    BLIP_NEXT = "SH-BLIP-04": "A blip may not move next to a Marine.";
    BLIP_OBJECT = "SH-BLIP-05": "A blip may not move onto an object.";
    BLIP_CANNOT = "SH-BLIP-01": "A blip can only move and operate doors.";
    BLIP_ASSAULT = "SH-CA-13": "Blips take no part in close assaults.";
    SAME_FACING = "SH-MOVE-07": "The unit already faces that way.";
    HALF_TURN = "SH-MOVE-07": "A Marine turns 90 degrees at a time.";
    ALIENS_DO_NOT_SHOOT = "SH-SHOOT-05": "Aliens cannot shoot.";
    NO_WEAPON = "SH-SHOOT-06": "The Marine has no weapon that could do this.";
    JAMMED = "SH-BOLT-10": "The storm bolter is jammed.";
    CANNON_EMPTY = "SH-CANN-05": "The assault cannon is empty.";
    FLAMER_EMPTY = "SH-FLAME-11": "The heavy flamer is empty.";
    WRONG_TARGET = "SH-SHOOT-02": "That cannot be a target of this weapon.";
    NOT_SEEN = "SH-SHOOT-01": "The Marine does not see it.";
    OUT_OF_RANGE = "SH-RANGE-03": "It is out of range.";
    FLAME_TARGET = "SH-AMB-14": "The flamer needs a square that is empty or holds a Genestealer.";
    NOT_IN_FRONT = "SH-CA-01": "Only what stands directly in front can be attacked.";
    OWN_SIDE = "SH-CA-12": "A unit cannot attack its own side.";
    DOOR_NOT_CLOSED = "SH-DOOR-08": "Only a closed door can be attacked.";
    NO_OVERWATCH = "SH-OW-01": "Overwatch needs a storm bolter or an assault cannon.";
    OVERWATCH_USELESS = "SH-AMB-54": "Overwatch cannot be set with a weapon that cannot fire.";
    MARINES_ONLY = "SH-AP-01": "Only a Marine can do this.";
    NOT_JAMMED = "SH-BOLT-11": "There is no jam to clear.";
    NO_RELOAD = "SH-CANN-06": "Only an assault cannon can be reloaded, and only once per game.";
    DOOR_STATE = "SH-DOOR-03": "The door is already like that.";
    DOOR_GONE = "SH-DOOR-08": "The door has been destroyed.";
    DOOR_SEALED = "SH-MIS-07": "The mission seals this door; it can only be destroyed.";
    DOOR_REACH = "SH-DOOR-04": "The door is not in one of the three squares in front.";
    DOOR_REACH_ADJACENT = "SH-OPT-15": "The door is not in an adjacent square.";
    DOOR_REACH_EDGE = "SH-OPT-14": "A door on an edge is operated from a square beside it, facing across it.";
    DOOR_REACH_BLIP = "SH-DOOR-05": "A blip operates only doors in adjacent squares.";
    DOOR_ON_UNIT = "SH-DOOR-06": "Something stands in the doorway.";
    DOOR_BURNS = "SH-DOOR-09": "A closed door cannot be opened while its section burns; an open one may be closed.";
    NO_EXIT = "SH-MOVE-10": "There is no exit here that this unit may use.";
    NO_LADDER = "SH-LAD-01": "No ladder leads there from here.";
    BLIPS_STAY = "SH-MOVE-10": "Only models leave the map.";
    NOT_CARRIED = "SH-OBJ-03": "The unit does not carry that object.";
    GIVE_FRONT = "SH-OBJ-05": "An object is handed to a friend directly in front.";
    DROP_TAKEN = "SH-AMB-29": "Another object already lies on the square.";
    ONLY_BLIPS_CONVERT = "SH-CONV-01": "Only a blip can be revealed.";
    CONVERT_ACTED = "SH-CONV-03": "The blip has taken an action in this phase.";
    CONVERT_OWN_TURN = "SH-CONV-02": "The aliens may reveal a blip voluntarily only in their own action phase.";
    NOT_CONVERTED_NOW = "SH-AMB-30": "That blip is not one of those that were just seen.";
    NOT_LIBRARIAN = "SH-LIB-02": "Only a Librarian has psychic powers.";
    POWER_USED = "SH-LIB-05": "The Librarian has used a power in this turn.";
    POWER_TIMING = "SH-AMB-43": "A power is used between actions of the Marine turn, before a redraw, or between a move and its shot.";
    POWER_NO_PSI = "SH-LIB-01": "There are not enough psi points left.";
    PRESCIENCE_ZERO = "SH-LIB-07": "No command point has been spent.";
    BARRIER_TAKEN = "SH-LIB-08": "The barrier needs an empty square.";
    BARRIER_LIMIT = "SH-SETUP-12": "There is only one force barrier.";
    STORM_TARGET = "SH-LIB-12": "Psychic storm strikes Genestealers and blips on the board, never the Broodlord.";
    REDRAW_NO_SERGEANT = "SH-CMD-02": "You may redraw once per round, and only while a Sergeant is on the board.";
    NOT_NOW = "SH-TURN-01": "Not possible in this phase.";
    NOT_A_DECISION = "SH-ACT-04": "There is no such decision to make now.";
    MUST_CHOOSE = "SH-ACT-04": "This cannot be declined.";
    END_ACTIVE_FIRST = "SH-ACT-02": "A unit is active; end its activation first.";
    NOT_ACTIVE = "SH-ACT-02": "The unit is not active.";
    ENTRY_FULL = "SH-LURK-02": "Three blips already lurk there.";
    ENTRY_NOT_ALLOWED = "SH-REINF-03": "The mission does not let blips be placed at that entry area now.";
    ENTRY_NOT_OPEN = "SH-MIS-07": "The mission opens that entry area in a later round.";
    NOT_DRAWN = "SH-REINF-02": "That blip is not one that was just drawn.";
    ENTER_FACING = "SH-AMB-20": "A Genestealer enters facing into the board, or a quarter turn to either side.";
    PLACE_WHERE = "SH-PLACE-02": "A Genestealer goes on an empty square next to the blip's square.";
    PLACE_SEEN = "SH-PLACE-05": "In a voluntary reveal no model may be placed in a Marine's sight.";
    FACE_WHICH = "SH-PLACE-04": "Only the Genestealer just placed is given a facing.";
    PARRY_WHICH = "SH-WPN-05": "That die cannot be parried.";
    REROLL_WHICH = "SH-GUARD-02": "Guard lets the Marine reroll one of his own dice.";
    PSI_POINTS = "SH-LIB-04": "The Librarian does not have that many psi points.";
    NOT_THIS_UNIT = "SH-ACT-04": "This decision is for another unit.";
    NO_BROODLORD = "SH-BROOD-01": "Only a value-3 blip can be the Broodlord, and he comes once.";
    DEPLOY_ZONE = "SH-MIS-03": "The Marine is deployed on an empty square of his zone.";
    OVERWATCH_TRIGGER = "SH-OW-05": "An overwatch shot is aimed at what triggered it.";
    OVERWATCH_NOT_ON = "SH-OW-02": "The Marine is not on overwatch.";
    OVERWATCH_REACTOR = "SH-CP-07": "A Marine who acted with command points does not also fire on overwatch in the same reaction.";
    OVERWATCH_NAMED = "SH-OW-08": "Each Marine fires at most once at each trigger.";
    SOLO_A_ALIENS = "SA-GEN-01": "In a solo game nobody decides for the aliens: they move and attack by the rules of the variant.";
    SOLO_A_NOT_CHOSEN = "SA-BLP-02": "The player places only the blip whose die showed 6.";
    SOLO_B_ALIENS = "SB-GEN-01": "In a solo game the rules move the aliens; the player only chooses their order.";
    SOLO_B_ORDER = "SB-ORDER-01": "The player chooses which alien acts next, among those that have not acted yet.";
    SOLO_B_ENTRY = "SB-REINF-04": "The player chooses between the next and the previous entry area with room.";
    FREE_SHOT_ONLY = "SH-AP-02": "Only the Marine who has just moved or turned may take a free action now; otherwise pass.";
}

#[cfg(test)]
mod tests {
    use super::ALL_REFUSALS;

    #[test]
    fn every_refusal_is_a_sentence_with_a_rule() {
        for refusal in ALL_REFUSALS {
            assert!(["SH-", "SA-", "SB-"].iter().any(|part| refusal.rule.starts_with(part)), "{refusal:?}");
            assert!(refusal.message.ends_with('.') && refusal.message.len() > 15, "{refusal:?}");
        }
    }
}

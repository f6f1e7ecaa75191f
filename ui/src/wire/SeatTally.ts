import type { Seat } from "./Seat";
export type SeatTally = { seat: Seat, decisions: number, skill: number, luck: number, loss: number, inaccuracies: number, mistakes: number, blunders: number, };

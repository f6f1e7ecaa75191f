import type { Action } from "./Action";
export type JudgedAnswer = { action: Action, chance: number, rollouts: number, uncertainty: number, played: boolean, };

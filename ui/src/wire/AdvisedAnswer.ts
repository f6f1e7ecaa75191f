import type { Action } from "./Action";
import type { ErrorSize } from "./ErrorSize";
export type AdvisedAnswer = { index: number, unit: string | null, action: Action, chance: number, loss: number, error: ErrorSize | null, };

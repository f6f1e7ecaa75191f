import type { ErrorSize } from "./ErrorSize";
import type { JudgedAnswer } from "./JudgedAnswer";
import type { Seat } from "./Seat";
export type AnalysedStep = { frame: number, seat: Seat, marine: string | null, before: number, skill: number, luck: number, loss: number, error: ErrorSize | null, answers: Array<JudgedAnswer>, };

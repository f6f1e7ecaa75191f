import type { AnalysedStep } from "./AnalysedStep";
import type { MarineTally } from "./MarineTally";
import type { SeatTally } from "./SeatTally";
export type Analysis = { depth: number, expectation: number, result: number, conceded: number, steps: Array<AnalysedStep>, seats: Array<SeatTally>, marines: Array<MarineTally>, };

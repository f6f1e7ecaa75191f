import type { Analysis } from "./Analysis";
export type AnalysisPage = { number: number, paused: boolean, under_way: number | null, done: number, of: number, analysis: Analysis | null, };

export type MarineTally = { marine: string, decisions: number, skill: number, luck: number, loss: number, };

export type ErrorSize = "inaccuracy" | "mistake" | "blunder";

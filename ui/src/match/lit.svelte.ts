/** Squares that a line of the log points at while somebody looks at it: the log sets them, the board shows them. */
export const lit: { squares: readonly string[] } = $state({ squares: [] });

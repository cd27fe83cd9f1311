/** A whole number below `end` for what a player leaves to luck; rounds themselves are drawn by the server. */
export const randomWhole = (end: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % end

/** A random integer below `end` for a player's quick pick; the server draws the rounds themselves. */
export const randomWhole = (end: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % end

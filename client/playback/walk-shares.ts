/** The shares of a move's time in which the die rolls, and then the walker walks. The rest is for its stop. */
export const ROLL_SHARE = 0.32
export const WALK_SHARE = 0.44

export const TOPICS = ['account', 'games', 'coins', 'verification', 'responsible-play', 'other'] as const
export const TEXT_LENGTH_MIN = 10
export const TEXT_LENGTH_MAX = 2_000
/** Questions of one player that wait at a time. */
export const OPEN_TICKETS_MAX = 5

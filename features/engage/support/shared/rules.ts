export const TOPICS = ['account', 'games', 'coins', 'verification', 'responsible-play', 'other'] as const
/** Topics of the form, and those that other slices add to the same inbox. */
export const TICKET_TOPICS = [...TOPICS, 'partnership'] as const
export const TEXT_LENGTH_MIN = 10
export const TEXT_LENGTH_MAX = 2_000
/** Maximum waiting questions per player. */
export const OPEN_TICKETS_MAX = 5

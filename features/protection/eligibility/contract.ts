/** Why the official rules bar a person from entries. */
export const BARRED_REASONS = ['staff', 'household', 'affiliate'] as const
export type BarredReason = (typeof BARRED_REASONS)[number]

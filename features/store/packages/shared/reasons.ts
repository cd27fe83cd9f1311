/** Why a package of a bundle is unavailable. */
export const unavailabilityReasons = ['purchases-closed', 'ended', 'unknown-offer', 'not-its-turn'] as const
export type UnavailabilityReason = (typeof unavailabilityReasons)[number]

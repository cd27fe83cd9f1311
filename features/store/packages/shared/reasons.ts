/** Why a package of a bundle is unavailable. */
export const unavailabilityReasons = [
  'purchases-closed',
  'test-account',
  'ended',
  'unknown-offer',
  'already-bought',
  'not-its-turn',
  'on-break',
  'play-paused',
  'player-off',
  'not-here',
  'not-eligible',
  'limit-reached',
  'debt-open',
  'too-many-tries',
] as const
export type UnavailabilityReason = (typeof unavailabilityReasons)[number]

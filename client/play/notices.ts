const KNOWN = [
  'insufficient-funds',
  'demo-funds',
  'free-spins-gone',
  'already-spinning',
  'too-fast',
  'other-slot-open',
  'already-chosen',
  'round-open',
  'terms-needed',
  'password-needed',
  'limit-reached',
  'absent',
  'jurisdiction-refused',
  'not-eligible',
  'game-closed',
  'too-many-requests',
  'betting-closed',
  'already-in',
  'too-early',
  'too-late',
  'called-off',
] as const

/** The message key for why a press played nothing. */
export const noticeKey = (notice: string) => KNOWN.find((known) => known === notice) ?? 'unexpected'

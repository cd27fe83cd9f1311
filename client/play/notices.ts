const KNOWN = [
  'insufficient-funds',
  'free-spins-gone',
  'already-spinning',
  'already-chosen',
  'round-open',
  'terms-needed',
  'password-needed',
  'limit-reached',
  'absent',
  'place-refused',
  'too-many-requests',
] as const

/** Names the words for why a press played nothing. */
export const noticeKey = (notice: string) => KNOWN.find((known) => known === notice) ?? 'unexpected'

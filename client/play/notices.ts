const KNOWN = [
  'insufficient-funds',
  'demo-funds',
  'free-spins-gone',
  'already-spinning',
  'already-chosen',
  'round-open',
  'other-slot-open',
  'terms-needed',
  'password-needed',
  'limit-reached',
  'absent',
  'play-paused',
  'jurisdiction-refused',
  'not-eligible',
  'player-off',
  'game-closed',
  'play-halted',
  'too-many-requests',
  'betting-closed',
  'already-in',
  'too-early',
  'too-late',
  'called-off',
] as const

/** A refusal of strict play that reads as another does. */
const AS: Readonly<Record<string, string>> = { 'too-fast': 'already-spinning' }

/** The message key for why a press played nothing. */
export const noticeKey = (notice: string) => KNOWN.find((known) => known === (AS[notice] ?? notice)) ?? 'unexpected'

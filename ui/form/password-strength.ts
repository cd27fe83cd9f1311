/** 0 empty, 1 weak, 2 fair, 3 good, 4 strong. A hint while typing; the server checks against dictionaries. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** Words that half of all guessed passwords contain. */
const STALE =
  /password|passwort|contrase|welcome|letmein|qwert|asdf|zxcv|admin|monkey|dragon|love|secret|casino|summer|winter|spring|autumn|iloveyou|abc|123|321|(19|20)\d\d/g
const REPEATED = /(.)\1+/g
const LENGTH_MIN = 10
/** Thresholds in bits for fair, good and strong. */
const STEPS_BITS = [36, 50, 66] as const

/** Rates the password by length and character classes after removing its guessable parts. */
export function strengthOf(password: string): Strength {
  if (password === '') return 0
  const rest = password.toLowerCase().replaceAll(STALE, '*').replaceAll(REPEATED, '$1')
  const distinct = new Set(rest).size
  const bits = Math.min(rest.length, distinct * 2) * Math.log2(alphabetOf(password))
  if (password.length < LENGTH_MIN) return 1
  return (1 + STEPS_BITS.filter((step) => bits >= step).length) as Strength
}

function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 32],
  ]
  return kinds.reduce((size, [kind, count]) => (kind.test(password) ? size + count : size), 1)
}

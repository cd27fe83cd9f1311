/** What the site puts before the letters of a login that it made up; all masks would begin alike. */
const MADE_UP = 'player-'

/** `m•••a` for `marta@example.org`: the same number of dots for every name, which hides its length. */
export function maskName(login: string): string {
  const [name = ''] = (login.startsWith(MADE_UP) ? login.slice(MADE_UP.length) : login).split('@')
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment)
  return letters.length < 3 ? `${letters[0] ?? ''}•••` : `${letters[0]}•••${letters.at(-1)}`
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

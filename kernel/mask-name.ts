/** `m•••a` for `marta@example.org`: the same number of dots for every name, which hides its length. */
export function maskName(login: string): string {
  const [name = ''] = login.split('@')
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment)
  return letters.length < 3 ? `${letters[0] ?? ''}•••` : `${letters[0]}•••${letters.at(-1)}`
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

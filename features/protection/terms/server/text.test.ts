import { expect, test } from 'vitest'
import { TEXTS } from '../shared/texts.ts'
import { parseText, writeText } from './text.ts'

const all = Object.values(TEXTS).flatMap((texts) => Object.values(texts))

test.each(all)('$title is parsed as it was written', ({ sections, title }) => {
  expect(parseText(writeText({ sections }))).toEqual(sections)
  expect(title).not.toBe('')
})

test('line endings of any system, and line breaks within a paragraph, make no difference', () => {
  expect(parseText('before\r\n## A\r\n\r\none\r\ntwo\r\n\r\nthree')).toEqual([{ heading: 'A', paragraphs: ['one two', 'three'] }])
  expect(parseText('no heading')).toEqual([])
})

test('no document says that redemptions are closed, and the sweepstakes rules say how they work', () => {
  for (const text of all) expect(JSON.stringify(text)).not.toMatch(/Redemptions aren’t|canjes aún no/)
  const rules = all.filter(({ title }) => /Sweepstakes rules|Reglas del sorteo/i.test(title))
  expect(rules).toHaveLength(2)
  for (const text of rules)
    expect(JSON.stringify(text)).toMatch(
      /minimum of 50\.00 as a gift card or 100\.00.*verified name|mínimo de 50\.00 en tarjeta.*100\.00.*nombre verificado/,
    )
})

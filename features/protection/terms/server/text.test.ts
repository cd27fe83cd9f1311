import { expect, test } from 'vitest'
import { TEXTS } from '../shared/texts.ts'
import { parseText, writeText } from './text.ts'

const all = Object.values(TEXTS).flatMap((texts) => Object.values(texts))

test.each(all)('$title is read as it was written', ({ sections, title }) => {
  expect(parseText(writeText({ sections }))).toEqual(sections)
  expect(title).not.toBe('')
})

test('line ends of any system, and lines within a paragraph, make no difference', () => {
  expect(parseText('before\r\n## A\r\n\r\none\r\ntwo\r\n\r\nthree')).toEqual([{ heading: 'A', paragraphs: ['one two', 'three'] }])
  expect(parseText('no heading')).toEqual([])
})

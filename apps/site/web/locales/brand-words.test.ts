import format, { type CompiledMessage } from 'icu-minify/format'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#kernel/locale.ts'
import { THEMES } from '#themes/all.ts'
import { copyOf } from '#kernel/theme.ts'
import { brandWords } from './brand-words.ts'
import { withCopy } from '#ui/brand/with-copy.ts'

/** As in browsers, which have no parser. */
const written = (word: unknown, values: Record<string, string | number>): unknown =>
  format(word as CompiledMessage, 'en', values, {
    formatters: {
      getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
      getNumberFormat: (...given) => new Intl.NumberFormat(...given),
      getPluralRules: (...given) => new Intl.PluralRules(...given),
    },
  })

describe('a brand’s messages', () => {
  test('are formatted with their values in browsers too, and parsed as ICU where there is a parser', () => {
    const icu = '{count, plural, one {# pearl entry} other {# pearl entries}} for {name}'
    const words = brandWords({ 'prizes.entries': icu })
    const built = { prizes: { entries: 'built', coins: 'coins' } }
    const inBrowser = withCopy(built, words, 'compiled').prizes
    expect(written(inBrowser.entries, { count: 1, name: 'Ann' })).toBe('1 pearl entry for Ann')
    expect(written(inBrowser.entries, { count: 1_200, name: 'Ann' })).toBe('1,200 pearl entries for Ann')
    expect(inBrowser.coins).toBe('coins')
    expect(withCopy(built, words, 'icu').prizes.entries).toBe(icu)
  })

  test('are sent once if they have no values, and omitted if they are malformed', () => {
    expect(brandWords({ plain: 'Deep water', broken: 'Deep {water', also: 'a <b>tag' })).toEqual({ plain: 'Deep water' })
  })

  test.each(THEMES.map((theme) => [theme.id, theme] as const))('of %s are all valid, in both languages', (_, theme) => {
    for (const locale of LOCALES) {
      const texts = copyOf(theme, locale)
      expect(Object.keys(brandWords(texts))).toEqual(Object.keys(texts))
    }
  })
})

import { cleanup, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { NUMBER_FORMATS } from '#ui/format/number-formats.ts'
import { helpMessagesEn } from '#engine/help-messages.en.ts'
import { helpMessagesEs } from '#engine/help-messages.es.ts'
import { findGame } from '#games/all.ts'
import { assert } from '#kernel/result.ts'
import { gameEn } from '../messages.en.ts'
import { gameEs } from '../messages.es.ts'
import { GameHelp } from './game-help.tsx'

const MESSAGES = {
  en: { game: gameEn, gameHelp: helpMessagesEn },
  es: { game: gameEs, gameHelp: helpMessagesEs },
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(slug: string, locale: 'en' | 'es') {
  const game = findGame(slug)
  assert(game, `no game ${slug}`)
  const children = (
    <IntlProvider locale={locale} messages={MESSAGES[locale]} formats={NUMBER_FORMATS}>
      <GameHelp game={game} mode="TournamentPoints" stake={2_000} />
    </IntlProvider>
  )
  openPage(new FakeServer(), { children })
}

test('INFO-1 every game states to a guest its play amounts, its version and the hash of its rules', () => {
  for (const slug of ['cherry-royale', 'gem-sweeper']) {
    const { definition, mathReport } = findGame(slug)!
    const format = (minor: number) => (minor / 100).toLocaleString('en')
    open(slug, 'en')
    const { TournamentPoints: levels } = definition.betLevels
    expect(screen.getByText(new RegExp(`Coins: ${format(levels[0]!)} to ${format(levels.at(-1)!)}`))).toBeTruthy()
    expect(screen.getByText(mathReport.defHash)).toBeTruthy()
    const report = screen.getByRole('link', { name: /^Math report, version \d+, [A-Z][a-z]+ \d+, \d{4}$/ })
    expect(report.getAttribute('href')).toBe(`/rest/game/${slug}/math-report/`)
    expect(screen.queryAllByText(/^Up to 100 rounds/)).toHaveLength(definition.kind === 'slot' ? 1 : 0)
    cleanup()
  }
})

test('rules shared by several symbols are each shown, without React warnings', () => {
  const complaints = vi.spyOn(console, 'error')
  open('lucky-cast', 'en')
  expect(screen.getAllByText(/ carries a multiple of your play amount/)).toHaveLength(4)
  expect(complaints).not.toHaveBeenCalled()
})

test.each([
  ['en', /^95\.01%/, /6\.6×/],
  ['es', /^95,01%/, /6,6×/],
] as const)('decimals follow the number format of %s', (locale, percent, sigma) => {
  open('harbor-haul', locale)
  expect(screen.getByText(percent)).toBeTruthy()
  expect(screen.getByText(sigma)).toBeTruthy()
})

test.each(['jade-canopy', 'ember-wyrm', 'harbor-haul', 'sky-bingo'])(
  'four-digit numbers are grouped in Spanish too: %s',
  (slug) => {
    open(slug, 'es')
    const texts = document.evaluate(
      '//body//text()[not(ancestor::code) and not(ancestor::a)]',
      document,
      null,
      XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
    )
    const told = Array.from({ length: texts.snapshotLength }, (_, at) => texts.snapshotItem(at)?.textContent ?? '')
    expect(told.filter((text) => /\d\.\d{3}/.test(text))).not.toEqual([])
    expect(told.filter((text) => /(?<![\d.,a-f])\d{4,}/.test(text))).toEqual([])
  },
)

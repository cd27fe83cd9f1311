import { describe, expect, test } from 'vitest'
import { diceDuel, gemSweeper, jestersDeck, pegDrop, playableGames, skyBingo } from '#games/all.ts'
import { payFor } from '../keno/odds.ts'
import { payFor as payOfGems } from '../mines/odds.ts'
import { helpOf, type HelpTable } from '../help.ts'
import { helpMessagesEn } from '../help-messages.en.ts'
import { helpMessagesEs } from '../help-messages.es.ts'

const GAMES = [skyBingo, gemSweeper, pegDrop, diceDuel, jestersDeck]
const tablesOf = (game: (typeof GAMES)[number]): readonly HelpTable[] => helpOf(game, 'en').tables ?? []
const timesAt = ({ rows }: HelpTable, row: number, column: number) => rows[row]?.cells[column]?.values['times']

describe.each(GAMES.map((game) => [game.slug, game] as const))('the pays of %s', (_, game) => {
  test('form complete tables', () => {
    expect(tablesOf(game).length).toBeGreaterThan(0)
    for (const { head, rows } of tablesOf(game)) for (const { cells } of rows) expect(cells).toHaveLength(head.length - 1)
  })

  test('are described in both languages', () => {
    const keys = tablesOf(game).flatMap(({ title, head, rows }) =>
      [title, ...head, ...rows.flatMap(({ name, cells }) => [name, ...cells])].flatMap((text) => (text ? [text.key] : [])),
    )
    for (const key of keys) expect([helpMessagesEn[key], helpMessagesEs[key]]).not.toContain(undefined)
  })
})

test('INFO-2 a cell states what the rules pay', () => {
  const { definition } = skyBingo
  expect(timesAt(tablesOf(skyBingo)[0]!, 4, 6)).toBe(payFor(definition, 7, 5) / 100)
  expect(timesAt(tablesOf(gemSweeper)[0]!, 2, 1)).toBe(payOfGems(gemSweeper.definition, 3, 3) / 100)
  expect(timesAt(tablesOf(pegDrop)[2]!, 0, 2)).toBe(1_000)
  expect(timesAt(tablesOf(diceDuel)[0]!, 2, 0)).toBe(1.92)
})

test('more hits than picks pay nothing, and their cells stay empty', () => {
  expect(tablesOf(skyBingo)[0]!.rows[5]!.cells.slice(0, 5)).toEqual([null, null, null, null, null])
})

test.each([skyBingo, gemSweeper, pegDrop, diceDuel].map((game) => [game.slug, game] as const))(
  'the help states the return of every way to play %s',
  (_, game) => {
    const table = tablesOf(game).find(({ title }) => title.key === 'optionReturnsTitle')
    expect(table?.rows).toHaveLength(game.mathReport.modes.length)
    const told = table!.rows.map(({ cells }) => Number(cells[0]!.values['percent'] ?? cells[0]!.values['highest']))
    const proven = game.mathReport.modes.map(({ rtp }) => Math.round(10_000 * Number(rtp.decimal)) / 100)
    for (const [at, percent] of proven.entries()) expect(told[at]).toBeGreaterThanOrEqual(percent)
  },
)

test('the paytable of Jester’s Deck has every paying hand, with its pay', () => {
  const [table] = tablesOf(jestersDeck)
  const told = Object.fromEntries(table!.rows.map(({ name, cells }) => [name.values['hand'], cells[0]!.values['times']]))
  const { nothing: _, ...pays } = jestersDeck.definition.pays
  const paying = Object.entries(pays).filter(([, pay]) => pay > 0)
  expect(told).toEqual(Object.fromEntries(paying.map(([hand, pay]) => [hand.replaceAll('-', '_'), pay])))
})

test("the return of a game with progressive jackpots includes the house's seeds", () => {
  const game = playableGames.find(({ slug }) => slug === 'clover-crown')!
  const { rtp, pools = {} } = game.mathReport.modes[0]
  const seeds = Object.values(pools).reduce((sum, { seedShares }) => sum + Number(seedShares.TournamentPoints.decimal), 0)
  expect(seeds).toBeGreaterThan(0)
  const fact = helpOf(game, 'en').facts.find(({ label }) => label === 'rtpLabel')
  expect(fact?.text.values['coins']).toBe((100 * (Number(rtp.decimal) + seeds)).toFixed(2))
})

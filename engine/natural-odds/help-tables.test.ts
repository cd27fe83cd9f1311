import { describe, expect, test } from 'vitest'
import { diceDuel, gemSweeper, pegDrop, skyBingo } from '#games/all.ts'
import { payFor } from '../keno/odds.ts'
import { payFor as payOfGems } from '../mines/odds.ts'
import { helpOf, type HelpTable } from '../help.ts'
import { helpMessagesEn } from '../help-messages.en.ts'
import { helpMessagesEs } from '../help-messages.es.ts'

const GAMES = [skyBingo, gemSweeper, pegDrop, diceDuel]
const tablesOf = (game: (typeof GAMES)[number]): readonly HelpTable[] => helpOf(game, 'en').tables ?? []
const timesAt = ({ rows }: HelpTable, row: number, column: number) => rows[row]?.cells[column]?.values['times']

describe.each(GAMES.map((game) => [game.slug, game] as const))('the pays of %s', (_, game) => {
  test('stand in whole tables', () => {
    expect(tablesOf(game).length).toBeGreaterThan(0)
    for (const { head, rows } of tablesOf(game)) for (const { cells } of rows) expect(cells).toHaveLength(head.length - 1)
  })

  test('are said in both languages', () => {
    const keys = tablesOf(game).flatMap(({ title, head, rows }) =>
      [title, ...head, ...rows.flatMap(({ name, cells }) => [name, ...cells])].flatMap((text) => (text ? [text.key] : [])),
    )
    for (const key of keys) expect([helpMessagesEn[key], helpMessagesEs[key]]).not.toContain(undefined)
  })
})

test('a cell says what the rules pay', () => {
  const { definition } = skyBingo
  expect(timesAt(tablesOf(skyBingo)[0]!, 4, 6)).toBe(payFor(definition, 7, 5) / 100)
  expect(timesAt(tablesOf(gemSweeper)[0]!, 2, 1)).toBe(payOfGems(gemSweeper.definition, 3, 3) / 100)
  expect(timesAt(tablesOf(pegDrop)[2]!, 0, 2)).toBe(1_000)
  expect(timesAt(tablesOf(diceDuel)[0]!, 2, 0)).toBe(1.92)
})

test('more hits than picks pay nothing, and stay empty', () => {
  expect(tablesOf(skyBingo)[0]!.rows[5]!.cells.slice(0, 5)).toEqual([null, null, null, null, null])
})

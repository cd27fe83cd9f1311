import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import { PREVIEW_PLAYERS } from '#kernel/campaign-preview.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { defineCampaign } from '#kernel/campaign.ts'
import { definePromotion, type Run } from '../definition.ts'
import { simulateCell } from '../simulate.ts'
import { drawsOf, playEagerly } from '../forecast/replay-player.ts'
import { type Previewed, previewRun } from './preview-run.ts'
import { typicalPast } from './typical-players.ts'

const words = { title: 'Jar', text: 'A coin a round.', steps: [] }
const balance = (coins: number) => ({ kind: 'balance', coins, entries: 0 }) as const
const jarCell = z.object({ rounds: z.int(), purchases: z.int() })
type JarCell = z.infer<typeof jarCell>

/** A coin each round, a draw of 5 or 7 a day, 2 at the end, and a point a purchase. */
const jar = definePromotion({
  campaign: defineCampaign({
    feature: 'jar',
    config: z.object({ games: z.array(z.string()) }),
    isExclusive: false,
    hasRule: true,
    words: { en: words, es: words },
    picture: 'gift',
    link: '/jar',
  }),
  cell: jarCell,
  empty: (): JarCell => ({ rounds: 0, purchases: 0 }),
  on: {
    'round.settled': (cell: JarCell, { payload }, { config }) =>
      config.games.includes(payload.game)
        ? { cell: { ...cell, rounds: cell.rounds + 1 }, grants: [{ key: `round:${cell.rounds}`, value: balance(1) }] }
        : undefined,
    'purchase.completed': (cell: JarCell) => ({
      cell: { ...cell, purchases: cell.purchases + 1 },
      scores: [{ mode: 'sum' as const, points: 1 }],
    }),
  },
  acts: {
    draw: {
      once: ({ day }: { day: string }) => day,
      do: (_: JarCell, { day, draw }) => ({
        grants: [
          {
            key: `draw:${day}`,
            value: balance(Number(draw({ id: 'jar', prizes: [5, 7].map((of) => ({ id: `${of}`, weight: 1 })) }))),
          },
        ],
      }),
    },
    gift: { usual: null, do: () => ({ grants: [{ key: 'gift', value: balance(1_000) }] }) },
  },
  close: () => ({ grants: [{ key: 'close', value: balance(2) }] }),
  cost: () => [],
})
const promotion = jar as never

const startsAt = Date.parse('2026-11-24T06:00:00Z')
const run: Run = {
  id: 'cmp_jar',
  brand: 'velmora',
  feature: 'jar',
  startsAt,
  endsAt: startsAt + 10 * DAY_MS,
  timeZone: 'UTC',
  words: { en: words, es: words },
  config: { games: ['owl'] },
}
const previewed: Previewed = {
  kind: 'new',
  at: startsAt + 2 * DAY_MS,
  audience: 'everyone',
  shows: null,
  joins: null,
  games: ['cat', 'owl'],
}
const preview = (over: Partial<Previewed> = {}, of: Run = run) => previewRun(promotion, of, { ...previewed, ...over })

test('a new player comes at noon, uses acts at once, plays the campaign’s games, and gets what the step grants', () => {
  const { steps, coins, joins, sees, leftOut } = preview({ at: startsAt + DAY_MS })
  expect({ joins, sees, leftOut }).toEqual({ joins: true, sees: true, leftOut: ['gift'] })
  expect(steps.map(({ at, kind, name, count }) => [at, kind, name, count])).toEqual([
    ['2026-11-24T12:00', 'act', 'draw', 1],
    ['2026-11-24T12:01', 'event', 'round.settled', 10],
  ])
  expect(steps[0]!.coins).toBeOneOf([5, 7])
  expect(steps[1]).toMatchObject({ coins: 10, entries: 0, others: [], points: 0, cell: '{"rounds":10,"purchases":0}' })
  expect(coins).toBe(steps[0]!.coins + 10)
})

test('the preview is what the step grants over the same play, for each kind of player', () => {
  for (const kind of PREVIEW_PLAYERS) {
    const at = startsAt + 5 * DAY_MS + 8 * HOUR_MS
    const player = 'plr_preview'
    const cell = simulateCell(promotion, run, drawsOf(player))
    const events = typicalPast(kind, { player, startsAt, until: at, timeZone: 'UTC', games: ['owl'] })
    playEagerly(promotion, cell, { player, events, slots: { share: 1, taken: new Map() } })
    const granted = cell.grants.reduce((sum, { value }) => sum + (value.kind === 'balance' ? value.coins : 0), 0)
    const { coins, points, steps } = preview({ kind, at })
    expect({ coins, points }, kind).toEqual({ coins: granted, points: cell.scores.length })
    expect(steps.at(-1)?.cell, kind).toBe(JSON.stringify(cell.cell))
  }
  expect(preview({ kind: 'vip' }).points).toBeGreaterThan(0)
  expect(preview({ kind: 'lapsed', at: startsAt + 3 * DAY_MS + 8 * HOUR_MS }).steps[0]!.at).toBe('2026-11-27T12:00')
})

test('nothing happens before the start, and the end is told once the run is over, whatever the date', () => {
  expect(preview({ at: startsAt - MINUTE_MS })).toMatchObject({ steps: [], coins: 0, joins: true })
  const last = preview({ at: run.endsAt! })
  expect(last.steps.at(-1)).toMatchObject({ kind: 'close', coins: 2, at: '2026-12-04T06:00' })
  expect(preview({ at: run.endsAt! + 90 * DAY_MS })).toEqual({ ...last, at: (run.endsAt! + 90 * DAY_MS) / 1_000 })
})

test('a player whom an audience leaves out sees nothing, or gets nothing', () => {
  const vip: AudienceTree = { combinator: 'and', rules: [{ field: 'vipLevel', operator: '>=', value: 3 }] }
  expect(preview({ joins: vip })).toMatchObject({ sees: true, joins: false, steps: [], coins: 0 })
  expect(preview({ shows: vip })).toMatchObject({ sees: false, joins: true })
  expect(preview({ kind: 'vip', joins: vip, shows: vip })).toMatchObject({ sees: true, joins: true })
  expect(preview({ audience: 'guests' })).toMatchObject({ sees: false, joins: false, steps: [] })
})

test('a run of years is previewed by its last 92 days', () => {
  const { steps } = preview({ at: startsAt + 1_000 * DAY_MS }, { ...run, endsAt: null })
  expect(steps.filter(({ name }) => name === 'draw')).toHaveLength(92)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTROL, HOLDOUT } from '#kernel/campaign-experiment.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { insertPlayer } from '#platform/auth/players.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import type { PlaySum, PlayWanted } from '../runs/read-play.ts'
import { countExposed, writeExposures } from './exposures.ts'
import { readExperiment } from './read-experiment.ts'

const AT = Date.parse('2026-11-24T17:00:00Z')
const AN_ARM = 150
const variants = [
  { key: CONTROL, share: 5_000 },
  { key: 'big', share: 4_500 },
  { key: HOLDOUT, share: 500 },
]

let db: TestDatabase
let players: Id<'plr'>[]
const armAt = (nth: number): string => (nth < AN_ARM ? CONTROL : nth < 2 * AN_ARM ? 'big' : HOLDOUT)
beforeAll(async () => {
  db = await openTestDatabase()
  players = Array.from({ length: 2 * AN_ARM + 16 }, (_, nth): Id<'plr'> => `plr_${String(nth).padStart(26, '0')}`)
  await db.transaction(async (tx) => {
    for (const [nth, id] of players.entries()) {
      const person = { email: null, passwordHash: null, registrationType: 'login', birthDate: '1990-05-01', state: 'TX' } as const
      const account = { locale: 'en', referralCode: null, invitedBy: null, createdAt: AT } as const
      await insertPlayer(tx, { id, brand: 'velmora', login: `player${nth}`, ...person, ...account })
    }
    await writeExposures(
      tx,
      players.map((player, nth) => ({ experiment: 'cmp_run', player, variant: armAt(nth), at: AT })),
    )
  })
})
afterAll(() => db.close())

/** Everyone played by habit before; afterwards the same, and 30 more with the arm `big`. */
const playOf = async (_: unknown, { players: asked, until }: PlayWanted): Promise<PlaySum[]> =>
  asked.map((player) => {
    const nth = players.indexOf(player)
    const more = until > AT && armAt(nth) === 'big' ? 30 : 0
    return { player, mode: 'TournamentPoints', stake: 100 + 10 * (nth % 50) + (until > AT ? nth % 7 : 0) + more, win: 0 }
  })

test('arms are compared with the control by what their players did before, and too few players tell nothing', async () => {
  const asked = { run: 'cmp_run', variants, from: AT, until: AT + DAY_MS, playersPlanned: 300 }
  const { arms, isMismatch } = await readExperiment(db.reader, [{ playOf }], asked)
  expect(arms.map(({ key, share, players: count }) => [key, share, count])).toEqual([
    [CONTROL, 50, AN_ARM],
    ['big', 45, AN_ARM],
    [HOLDOUT, 5, 16],
  ])
  expect(isMismatch).toBe(false)
  const [control, big, holdout] = arms
  expect([control!.effects, holdout!.effects]).toEqual([null, null])
  const { difference, low, high } = big!.effects!['coins-played']
  expect(difference).toBeCloseTo(30, 0)
  // Without the play before, the spread of the habits would hide a difference of 30.
  expect(low).toBeGreaterThan(28)
  expect(high).toBeLessThan(32)
  expect(big!.effects!.ggr).toEqual({ difference: 0, low: 0, high: 0 })
})

test('STAFF-3 test accounts are in no arm, also if they were made such later', async () => {
  const asked = { run: 'cmp_run', variants, from: AT, until: AT + DAY_MS, playersPlanned: 300 }
  const tests = players.slice(0, 5)
  const control = async () => (await readExperiment(db.reader, [{ playOf }], asked)).arms[0]!
  expect(await control()).toMatchObject({ players: AN_ARM })
  await db.pool.query('update player set is_test = true where id = any($1)', [tests])
  expect(await control()).toMatchObject({ players: AN_ARM - 5 })
  const counts = await countExposed(db.reader, { id: 'cmp_run', variants })
  expect(counts.get(CONTROL)).toBe(AN_ARM - 5)
  await db.pool.query('update player set is_test = false where id = any($1)', [tests])
  expect(await control()).toMatchObject({ players: AN_ARM })
})

test('sizes that chance does not explain are told', async () => {
  const wrong = [variants[0]!, { key: 'big', share: 500 }, { key: HOLDOUT, share: 4_500 }]
  const asked = { run: 'cmp_run', variants: wrong, from: AT, until: AT + DAY_MS, playersPlanned: 300 }
  expect((await readExperiment(db.reader, [{ playOf }], asked)).isMismatch).toBe(true)
})

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUDIENCE_FIELDS, type AudienceField } from '#kernel/audience/fields.ts'
import type { Id } from '#kernel/id.ts'
import { addDays, type CalendarDay } from '#kernel/time.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import type { PromotionEvent } from '../definition.ts'
import { countRounds, PLAY_FIELDS, type Played, playedBy, together } from './count-rounds.ts'
import { readFacts, writeFacts } from './facts-store.ts'
import { foldFacts } from './fold-facts.ts'
import { factsOn, type StoredFacts } from './stored-facts.ts'
import { NEW_FACTS } from './testing/facts.ts'

const PLAYER: Id<'plr'> = 'plr_counted'
const TODAY: CalendarDay = '2026-11-24'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await db.pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, locale, created_at)
     values ($1, 'velmora', 'counted', '', 'login', '1990-05-01', 'TX', 'en', '2026-11-01')`,
    [PLAYER],
  )
})
afterAll(() => db.close())

const roundAmounts = fc.record({
  mode: fc.constantFrom('TournamentPoints' as const, 'SweepStakes' as const),
  stakeGranted: fc.nat(500),
  stakeWon: fc.nat(500),
})
const rounds = fc.array(roundAmounts, { minLength: 1, maxLength: 5 })
const daysOfPlay = fc.array(fc.record({ day: fc.integer({ min: 1, max: 24 }), rounds }), { maxLength: 4 })

const settled = (day: CalendarDay, amounts: object) =>
  ({
    id: 1n,
    type: 'round.settled',
    player: PLAYER,
    at: 0,
    day,
    payload: settledRound('rnd_1', amounts),
  }) as PromotionEvent<'round.settled'>
const dayOf = (nth: number): CalendarDay => addDays('2026-11-01', nth - 1)
const playedAll = (events: readonly PromotionEvent<'round.settled'>[]): Played =>
  events.map(({ player, day, payload }) => playedBy(player, day, payload)).reduce((one, other) => together(one, other)!)

test('rounds that are counted unread change the facts as their fold does, and those of another day change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(daysOfPlay, rounds, fc.boolean(), async (past, today, hasPlayedToday) => {
      const all = past.toSorted((a, b) => a.day - b.day).map((each) => ({ ...each, day: dayOf(each.day) }))
      const before = [...all, ...(hasPlayedToday ? [{ day: TODAY, rounds: [today[0]!] }] : [])]
        .flatMap((each) => each.rounds.map((amounts) => settled(each.day, amounts)))
        .reduce<StoredFacts>(foldFacts, { ...NEW_FACTS, player: PLAYER })
      await db.transaction((tx) => writeFacts(tx, [before]))
      const events = today.map((amounts) => settled(TODAY, amounts))
      const counted = await db.transaction((tx) => countRounds(tx, [playedAll(events)]))
      const isCounted = before.lastPlayedOn === TODAY
      expect(counted).toEqual(new Set(isCounted ? [PLAYER] : []))
      const after = isCounted ? events.reduce(foldFacts, before) : before
      const stored = (await readFacts(db.reader, [PLAYER])).get(PLAYER)!
      const { rounds: count, lastPlayedOn, roundsSince, coinsSince, entriesSince } = after
      expect(stored).toMatchObject({ rounds: count, lastPlayedOn, roundsSince, coinsSince, entriesSince })
    }),
    { numRuns: 60 },
  )
})

test('rounds of two days are not counted together', () => {
  const [one, other] = ['2026-11-23', '2026-11-24'].map((day) => playedBy(PLAYER, day as CalendarDay, settledRound('rnd_1')))
  expect(together(one!, other!)).toBeNull()
})

test('a round changes no other fact that an audience may ask for', () => {
  fc.assert(
    fc.property(daysOfPlay, rounds, (past, today) => {
      const all = past.toSorted((a, b) => a.day - b.day)
      const before = all
        .flatMap((each) => each.rounds.map((amounts) => settled(dayOf(each.day), amounts)))
        .reduce<StoredFacts>(foldFacts, { ...NEW_FACTS, player: PLAYER })
      const after = today.map((amounts) => settled(TODAY, amounts)).reduce<StoredFacts>(foldFacts, before)
      const other = (facts: StoredFacts) =>
        Object.entries(factsOn(facts, TODAY)).filter(
          ([name]) => name in AUDIENCE_FIELDS && !PLAY_FIELDS.has(name as AudienceField),
        )
      expect(other(after)).toEqual(other(before))
    }),
  )
})

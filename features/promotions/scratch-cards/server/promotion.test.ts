import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defHash } from '#engine/def-hash.ts'
import { playPromotion } from '#promotions/testing/play-promotion.ts'
import type { CardSet } from '../contract.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'
import { activeCard } from '../shared/cards.ts'
import { cardOdds, scratchCards } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const config = {
  cardsInSet: 4,
  freeCards: 1,
  dailyRounds: [2, 5],
  purchaseCents: 499 as number | null,
  timerSeconds: 3_600,
  prizes: [
    { coins: 1_000, entries: 0, chancePer100k: 90_000 },
    { coins: 50_000, entries: 0, chancePer100k: 10_000 },
  ],
}
const [SMALL, LARGE] = cardOdds(config.prizes).rules.prizes.map(({ id }) => id) as [string, string]
const START = Date.parse('2026-11-21T17:00:00Z')
const after = (minutes: number): string => new Date(START + minutes * 60_000).toISOString()

type Played = ReturnType<typeof open>

const open = (changes: Partial<typeof config> = {}, options: { endsAt?: string; draws?: string[] } = {}) =>
  playPromotion(scratchCards, { config: { ...config, ...changes }, ...options })
const play = (played: Pick<Played, 'hear'>, count: number, minutes = 0, changes: object = {}): void => {
  for (let at = 0; at < count; at++) {
    const payload = { roundId: 'rnd_1', game: 'a', mode: 'TournamentPoints', stake: 100, win: 0, isFree: false, ...changes }
    played.hear('round.settled', payload as never, after(minutes))
  }
}
const buy = (played: Pick<Played, 'hear'>, cents: number, minutes = 0) =>
  played.hear('purchase.completed', { orderId: 'ord_1', preset: 'p', cents, nth: 1, offer: null } as never, after(minutes))
const deal = (played: Pick<Played, 'act'>, minutes = 0) => played.act('deal', { at: after(minutes) })
const scratch = (played: Pick<Played, 'act'>, minutes = 0, input?: number) => played.act('scratch', { at: after(minutes), input })
const told = ({ pushes }: Pick<Played, 'pushes'>) => pushes.map(({ data }) => data as CardSet & { action: string })
const statuses = (played: Pick<Played, 'pushes'>) =>
  told(played)
    .at(-1)!
    .cards.map(({ status }) => status)

test('FAIR-9 a card’s prize is drawn and sealed when it is dealt, and paid when it is scratched', () => {
  const played = open({}, { draws: [LARGE] })
  const value = { kind: 'balance', coins: 50_000, entries: 0 }
  expect(deal(played)).toMatchObject({
    sealed: { key: 'card:1', value },
    reply: { cards: [{ status: 'ready_for_activate', prize: null }, {}, {}, {}] },
  })
  expect(played.grants).toEqual([])
  expect(JSON.stringify(played.pushes)).not.toContain('50000')
  expect(scratch(played)).toMatchObject({ reply: { cards: [{ status: 'scratched' }, {}, {}, {}] } })
  expect(played.grants).toEqual([{ key: 'card:1', value, isSealed: true }])
  expect(scratch(played)).toEqual({ refused: 'not-ready' })
})

describe('cards are earned', () => {
  test('from the start, by rounds of a day, and by purchases', () => {
    const played = open()
    play(played, 2)
    expect(statuses(played)).toEqual(['earned', 'earned', 'locked', 'locked'])
    play(played, 3)
    buy(played, 499)
    expect(statuses(played)).toEqual(['earned', 'earned', 'earned', 'earned'])
    expect(told(played).map(({ action }) => action)).toEqual(['progress', 'earned', 'progress', 'progress', 'earned', 'earned'])
    expect(told(played).at(-1)).toMatchObject({ rounds: 5, roundsForNext: null })
  })

  test('by a purchase, whose number the card’s prize names', () => {
    const played = open({ freeCards: 1 })
    buy(played, 499)
    deal(played)
    expect(deal(played)).toMatchObject({ sealed: { key: 'card:2', purchase: 1 } })
    scratch(played)
    scratch(played, 60)
    expect(played.grants.map(({ key, purchase }) => [key, purchase])).toEqual([
      ['card:1', undefined],
      ['card:2', 1],
    ])
    expect(played.cell.bought).toEqual([])
  })

  test('again each day, with a count from zero', () => {
    const played = open({ dailyRounds: [2] })
    play(played, 2)
    expect(told(played).at(-1)).toMatchObject({ rounds: 2, roundsForNext: null })
    play(played, 1, 24 * 60)
    expect(told(played).at(-1)).toMatchObject({ rounds: 1, roundsForNext: 2 })
    play(played, 1, 24 * 60)
    expect(statuses(played)).toEqual(['earned', 'earned', 'earned', 'locked'])
  })

  test('and rounds are told only while another card can be earned by them', () => {
    const played = open({ dailyRounds: [2], cardsInSet: 3 })
    play(played, 9)
    expect(told(played).map(({ action, rounds }) => [action, rounds])).toEqual([
      ['progress', 1],
      ['earned', 2],
    ])
    expect(played.cell).toMatchObject({ rounds: 9, earned: 1 })
    const { version } = played.cell
    play(played, 9, 24 * 60)
    expect(told(played).map(({ action, rounds }) => [action, rounds])).toEqual([
      ['progress', 1],
      ['earned', 2],
      ['progress', 1],
      ['earned', 2],
    ])
    expect(played.cell.version).toBeGreaterThan(version)
    play(played, 9, 48 * 60)
    expect(told(played)).toHaveLength(4)
    expect(played.cell).toMatchObject({ rounds: 9, earned: 2 })
  })

  test.each([
    ['free rounds', (played: Played) => play(played, 9, 0, { isFree: true })],
    ['small purchases', (played: Played) => buy(played, 498)],
  ])('not by %s', (_, happens) => {
    const played = open()
    happens(played)
    expect(played.pushes).toEqual([])
  })

  test('by rounds alone where no purchase counts', () => {
    const played = open({ purchaseCents: null })
    buy(played, 99_999)
    expect(played.pushes).toEqual([])
  })

  test('up to the whole set and no further', () => {
    const played = open()
    for (let count = 0; count < 9; count++) buy(played, 499)
    expect(played.cell.earned).toBe(3)
  })
})

describe('dealing', () => {
  test('is refused without an earned card, and with three in hand', () => {
    const played = open()
    deal(played)
    expect(deal(played)).toEqual({ refused: 'none-earned' })
    play(played, 5)
    buy(played, 499)
    deal(played)
    deal(played)
    expect(deal(played)).toEqual({ refused: 'hand-full' })
    scratch(played)
    expect(deal(played)).toMatchObject({ sealed: { key: 'card:4' } })
  })

  test('keeps the time between cards; the active one is the first ready, else the first with a timer', () => {
    const played = open()
    play(played, 5)
    deal(played)
    deal(played)
    deal(played)
    const timers = told(played)
      .at(-1)!
      .cards.map(({ timer }) => timer)
    expect(timers).toEqual([null, START / 1_000 + 3_600, START / 1_000 + 7_200, null])
    expect(activeCard(told(played).at(-1)!.cards)?.id).toBe(1)
    scratch(played)
    expect(activeCard(told(played).at(-1)!.cards)?.id).toBe(2)
    expect(scratch(played, 59)).toEqual({ refused: 'not-ready' })
    expect(scratch(played, 60, 3)).toEqual({ refused: 'not-ready' })
    expect(scratch(played, 60, 2)).toMatchObject({ grants: [{ key: 'card:2' }] })
  })

  test('a card whose timer ends is announced once', () => {
    const played = open()
    play(played, 2)
    deal(played)
    deal(played)
    played.tick(after(59))
    expect(told(played).at(-1)?.action).toBe('dealt')
    played.tick(after(60))
    played.tick(after(61))
    expect(told(played).filter(({ action }) => action === 'ready')).toHaveLength(1)
    expect(statuses(played)).toEqual(['ready_for_activate', 'ready_for_activate', 'locked', 'locked'])
  })
})

test('at the end of the run, dealt cards pay without being scratched, and those that were not dealt pay nothing', () => {
  const played = open({}, { draws: [SMALL, LARGE] })
  play(played, 5)
  deal(played)
  deal(played)
  played.close()
  played.close()
  expect(played.grants.map(({ key, value }) => [key, 'coins' in value && value.coins])).toEqual([
    ['card:1', 1_000],
    ['card:2', 50_000],
  ])
})

const steps = fc.array(fc.constantFrom('round', 'purchase', 'deal', 'scratch', 'day'), { maxLength: 80 })

test('however one plays, each card pays once what it sealed, and the cell stays small', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const played = open({ cardsInSet: 30, timerSeconds: 600 })
      const sealed = new Map<string, unknown>()
      let minutes = 0
      for (const step of all) {
        minutes += step === 'day' ? 24 * 60 : 7
        if (step === 'round') play(played, 1, minutes)
        if (step === 'purchase') buy(played, 499, minutes)
        if (step === 'scratch') scratch(played, minutes)
        if (step !== 'deal') continue
        const dealt = deal(played, minutes)
        if (!('refused' in dealt)) sealed.set(dealt.sealed!.key, dealt.sealed!.value)
      }
      played.close()
      expect(JSON.stringify(played.cell).length).toBeLessThanOrEqual(200)
      expect(new Map(played.grants.map(({ key, value }) => [key, value]))).toEqual(sealed)
      expect(played.grants).toHaveLength(sealed.size)
    }),
  )
})

describe('the odds', () => {
  test('are published by the hash of the rules that are drawn by', () => {
    const { rules, hash } = cardOdds(config.prizes)
    expect(hash).toBe(defHash(rules))
    expect(rules.prizes.map(({ weight }) => weight)).toEqual([90_000, 10_000])
  })

  test('give the exact cost of a card', () => {
    const [cost] = scratchCards.cost(config)
    expect(cost).toMatchObject({
      trigger: 'a card',
      act: 'scratch',
      coins: { mean: 5_900, max: 50_000 },
      entries: { mean: 0, max: 0 },
    })
    const demo = demos[0]!.config('2026-11-21')
    expect(scratchCards.cost(demo)[0]?.coins.mean).toBe(72_000)
  })
})

test('SWP-10 a set whose cards purchases earn pays coins only; the demo is such a set', () => {
  const tempting = [{ coins: 1_000, entries: 100, chancePer100k: 100_000 }]
  const isValid = (changes: object) => scratchCardsCampaign.config.safeParse({ ...config, ...changes }).success
  expect(isValid({ prizes: tempting })).toBe(false)
  expect(isValid({ prizes: tempting, purchaseCents: null })).toBe(true)
  expect(isValid({ dailyRounds: [5, 5] })).toBe(false)
  for (const demo of demos) expect(scratchCardsCampaign.config.safeParse(demo.config('2026-11-21')).success).toBe(true)
})

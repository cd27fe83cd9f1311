import { describe, expect, it } from 'vitest'
import { courtJacks, jestersDeck } from '#games/all.ts'
import { chanceOf, zScore } from '../natural-odds/testing/sampling.ts'
import type { Choice } from '../round-contract.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { checkVideoPoker } from './definition.ts'
import type { DeckCard } from './events.ts'
import { videoPokerFamily } from './family.ts'
import { HAND_RANKS, type HandRank, JOKER, rankIndex } from './hands.ts'
import { bestOf, holdReturns } from './holds.ts'
import { playVideoPoker } from './play.ts'
import { forEachHand, handsAlike, SubsetCounts } from './subsets.ts'
import { seedOf } from '../testing/fresh-seeds.node.ts'

const { definition, mathReport } = jestersDeck
const SEED = seedOf(11_800)
const hold = (...cards: number[]): Choice => ({ kind: 'hold', cards })
const RANKS = 'A23456789TJQK'
const SUITS = 'shdc'
const cardsOf = (text: string): number[] =>
  text.split(' ').map((card) => (card === '**' ? JOKER : SUITS.indexOf(card[1]!) * 13 + RANKS.indexOf(card[0]!)))
const indexOf = (card: DeckCard): number =>
  card === 'joker' ? JOKER : ['spades', 'hearts', 'diamonds', 'clubs'].indexOf(card.suit) * 13 + card.rank - 1

/** A slow, plain evaluator: tries the joker as each card of the deck. */
function naiveRank(hand: readonly number[]): HandRank {
  if (!hand.includes(JOKER)) return naiveNatural(hand)
  const naturals = hand.filter((card) => card !== JOKER)
  const tried = Array.from({ length: 52 }, (_, card) => naiveNatural([...naturals, card]))
  const best = HAND_RANKS[Math.min(...tried.map((rank) => HAND_RANKS.indexOf(rank)))]!
  return best === 'natural-royal' ? 'wild-royal' : best
}

function naiveNatural(hand: readonly number[]): HandRank {
  const ranks = hand.map((card) => card % 13).sort((left, right) => left - right)
  const sizes = [...Map.groupBy(ranks, (rank) => rank).values()].map((group) => group.length).sort((l, r) => r - l)
  const isFlush = new Set(hand.map((card) => Math.floor(card / 13))).size === 1
  const isRoyal = ranks.join() === '0,9,10,11,12'
  const isStraight = isRoyal || ranks.every((rank, at) => rank === ranks[0]! + at)
  if (sizes[0] === 5) return 'five-of-a-kind'
  if (isFlush && isStraight) return isRoyal ? 'natural-royal' : 'straight-flush'
  if (sizes[0] === 4) return 'four-of-a-kind'
  if (sizes[0] === 3 && sizes[1] === 2) return 'full-house'
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  if (sizes[0] === 3) return 'three-of-a-kind'
  if (sizes[0] === 2 && sizes[1] === 2) return 'two-pair'
  const pair = ranks.find((rank, at) => rank === ranks[at + 1])
  return pair === 0 || pair === 12 ? 'high-pair' : 'nothing'
}

const someHands = (count: number): number[][] =>
  Array.from({ length: count }, (_, index) =>
    sampleStream(SEED + index)
      .shuffle([...Array(53).keys()], 'deck')
      .slice(0, 5),
  )

describe('hands', () => {
  it(`rank as a plain evaluator ranks them (seeds from ${SEED})`, () => {
    const withJoker = someHands(1_500).map((hand) => [JOKER, ...hand.filter((card) => card !== JOKER).slice(0, 4)])
    for (const hand of [...someHands(4_000), ...withJoker]) expect(HAND_RANKS[rankIndex(hand, 13)]).toBe(naiveRank(hand))
  })

  it.each<[string, HandRank]>([
    ['As Ks Qs Js Ts', 'natural-royal'],
    ['As Ks Qs Js **', 'wild-royal'],
    ['9h 9s 9d 9c **', 'five-of-a-kind'],
    ['As 2s 3s ** 5s', 'straight-flush'],
    ['2s 3h 4d ** 6c', 'straight'],
    ['Qs Kh Ad 2c 3c', 'nothing'],
    ['7s 7h 2d 2c **', 'full-house'],
    ['7s 7h 2d 4c **', 'three-of-a-kind'],
    ['Ks 7h 2d 4c **', 'high-pair'],
    ['Qs 7h 2d 4c **', 'nothing'],
    ['Qs Qh 2d 4c 9s', 'nothing'],
  ])('%s is %s', (text, rank) => expect(HAND_RANKS[rankIndex(cardsOf(text), 13)]).toBe(rank))
})

describe('the math report of video poker', () => {
  const counts = new SubsetCounts(13, 53)

  it('FAIR-7 knows the number of hands of each rank in 53 cards', () => {
    expect([...counts.counts[0]!].slice(0, 10)).toEqual([4, 13, 20, 180, 3_120, 6_552, 7_804, 20_532, 137_280, 123_552])
  })

  it('lets 150,891 hands represent all 2,869,685', () => {
    let [classes, hands] = [0, 0]
    forEachHand(53, (hand) => {
      const alike = handsAlike(hand)
      if (alike > 0) classes++
      hands += alike
    })
    expect([classes, hands]).toEqual([150_891, 2_869_685])
  })

  it(`samples to the proven return with optimal holds (seeds from ${SEED})`, () => {
    let seed = SEED
    const z = zScore(mathReport.modes[0], { rounds: 1_500, seed }, () => {
      const first = playVideoPoker(definition, sampleStream(seed), { amount: 100 })
      const dealt = first.events.find((event) => event.type === 'handDealt')!.cards.map(indexOf)
      const { mask } = bestOf(holdReturns(definition, dealt))
      const choice = hold(...[0, 1, 2, 3, 4].filter((place) => (mask >> place) & 1))
      return playVideoPoker(definition, sampleStream(seed++), { amount: 100 }, [choice]).payout / 100
    })
    expect(Math.abs(z)).toBeLessThan(4)
  }, 30_000)

  it('returns between 95.5 and 97 percent', () => {
    expect(Number(mathReport.modes[0].rtp.decimal)).toBeGreaterThan(0.955)
    expect(Number(mathReport.modes[0].rtp.decimal)).toBeLessThan(0.97)
  })
})

describe('holds', () => {
  it.each(['Ks Kh 2d 7c 9s', '** 7h 8h 9h 2c', 'As Ks Qs 4s 4h'])('return what enumerating every draw gives: %s', (text) => {
    const hand = cardsOf(text)
    const rest = [...Array(53).keys()].filter((card) => !hand.includes(card))
    const returns = holdReturns(definition, hand)
    for (const { mask, paid, draws } of returns) {
      const held = hand.filter((_, place) => (mask >> place) & 1)
      if (held.length < 3) continue
      const ends = drawsOf(rest, 5 - held.length).map((drawn) => definition.pays[naiveRank([...held, ...drawn])])
      expect([paid, draws]).toEqual([ends.reduce((sum, pay) => sum + pay, 0), ends.length])
    }
  })

  it.each<[string, number[]]>([
    ['As Ks Qs Js 4h', [0, 1, 2, 3]],
    ['** 9h 9s 4d 2c', [0, 1, 2]],
    ['5s 5h 8d Qc 2c', [0, 1]],
    ['Qs 9h 7d 4c 2s', []],
  ])('are optimal for %s at %j', (text, places) => {
    const { mask } = bestOf(holdReturns(definition, cardsOf(text)))
    expect([0, 1, 2, 3, 4].filter((place) => (mask >> place) & 1)).toEqual(places)
  })
})

describe('video poker without a joker', () => {
  const { definition: rules, mathReport: report } = courtJacks
  const counts = new SubsetCounts(11, 52)

  it('FAIR-7 knows the number of hands of each rank in 52 cards', () => {
    const known = [4, 0, 0, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 337_920]
    expect([...counts.counts[0]!].slice(0, 11)).toEqual(known)
  })

  it('returns 99.5439 percent with the best holds, as is known of this paytable', () => {
    expect(report.modes[0].rtp.decimal).toBe('0.995439043695')
  })

  it('is held and drawn from 52 cards', () => {
    const draws = holdReturns(rules, cardsOf('Js Jh 2d 7c 9s')).map((each) => each.draws)
    expect([draws[0], draws[31]]).toEqual([1_533_939, 1])
    const { mask } = bestOf(holdReturns(rules, cardsOf('Js Jh 2d 7c 9s')))
    expect(mask).toBe(3)
    for (let seed = SEED; seed < SEED + 200; seed++) {
      const { events, draws: drawn } = playVideoPoker(rules, sampleStream(seed), { amount: 100 }, [hold()])
      expect(drawn[0]!.n).toBe(52)
      expect(JSON.stringify(events)).not.toContain('joker')
    }
  })

  it('pays no hands that need a joker', () => {
    const pays = { ...rules.pays, 'wild-royal': 100 }
    expect(checkVideoPoker({ ...rules, pays })).toMatchObject({
      ok: false,
      refusal: { place: 'pays.wild-royal', reason: 'hand-without-a-joker' },
    })
    expect(checkVideoPoker(rules)).toEqual({ ok: true, value: rules })
  })
})

const drawsOf = (rest: readonly number[], count: number): number[][] =>
  count === 0 ? [[]] : rest.flatMap((card, at) => drawsOf(rest.slice(at + 1), count - 1).map((more) => [card, ...more]))

describe('video poker', () => {
  /** Removes these cards from the deck, in order. */
  const script = (text: string): number[] => {
    const deck = [...Array(53).keys()]
    return cardsOf(text).map((card) => {
      const at = deck.indexOf(card)
      deck.splice(at, 1)
      return at
    })
  }

  it('deals, replaces the cards that were not held, pays, and reviews the hold', () => {
    const stream = scriptedStream(script('As Ks Qs Js 4h Ts'))
    const { events, payout, stake } = playVideoPoker(definition, stream, { amount: 200 }, [hold(0, 1, 2, 3)])
    expect(events.map(({ type }) => type)).toEqual([
      'roundStart',
      'handDealt',
      'cardsHeld',
      'cardDrawn',
      'handPaid',
      'holdReviewed',
      'roundEnd',
    ])
    expect(events[3]).toEqual({ type: 'cardDrawn', place: 4, card: { rank: 10, suit: 'spades' } })
    expect(events[4]).toEqual({ type: 'handPaid', rank: 'natural-royal', pay: 800, amount: 160_000 })
    expect(events[5]).toMatchObject({ best: [0, 1, 2, 3], heldReturn: { draws: 48 } })
    expect([payout, stake]).toEqual([160_000, 200])
  })

  it('tells a worse hold from the best', () => {
    const stream = scriptedStream(script('As Ah 2d 7c 9s 3d 4d 5d 6d'))
    const { events } = playVideoPoker(definition, stream, { amount: 100 }, [hold(2)])
    const review = events.find((event) => event.type === 'holdReviewed')!
    expect(review.best).toEqual([0, 1])
    const value = ({ paid, draws }: { paid: number; draws: number }) => paid / draws
    expect(value(review.bestReturn)).toBeGreaterThan(value(review.heldReturn))
  })

  it('offers every hold, and pays an abandoned hand as dealt', () => {
    const { awaiting, payout } = playVideoPoker(definition, scriptedStream(script('As Ah 2d 7c 9s')), { amount: 100 })
    expect(awaiting!.options).toHaveLength(32)
    expect(awaiting!.byDefault).toEqual(hold(0, 1, 2, 3, 4))
    expect(payout).toBe(0)
    const settled = playVideoPoker(definition, scriptedStream(script('As Ah 2d 7c 9s')), { amount: 100 }, [awaiting!.byDefault])
    expect(settled.payout).toBe(100)
    for (const wrong of [hold(5), hold(1, 0), hold(0, 0), { kind: 'hold' }, { kind: 'draw', cards: [] }]) {
      expect(() => playVideoPoker(definition, sampleStream(1), { amount: 100 }, [wrong])).toThrow('not on offer')
    }
  })

  it('deals the same cards at every stake', () => {
    const cards = [100, 50_000].map((amount) => chanceOf(playVideoPoker(definition, sampleStream(SEED), { amount }, [hold()])))
    expect(cards[0]).toEqual(cards[1])
    expect(cards[0]).toHaveLength(10)
  })

  it('refuses params and invalid stakes', () => {
    expect(videoPokerFamily.refuse(definition, { amount: 100, params: { cards: 5 } })).toBe('bad-params')
    for (const amount of [0, -1, 0.5, 2 ** 50]) expect(videoPokerFamily.refuse(definition, { amount })).toBe('bad-amount')
    expect(videoPokerFamily.isOffered(definition, { amount: 300 }, 'SweepStakes')).toBe(false)
  })
})

describe('checkVideoPoker', () => {
  it('accepts the definition', () => expect(checkVideoPoker(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['pays.nothing', 'malformed', { pays: { ...definition.pays, nothing: 1 } }],
    ['pairFrom', 'malformed', { pairFrom: 14 }],
    ['pays.flush', 'pays-more-than-a-better-hand', { pays: { ...definition.pays, flush: 8 } }],
    ['betLevels.SweepStakes.0', 'pay-past-whole-numbers', { betLevels: { ...definition.betLevels, SweepStakes: [2 ** 50] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkVideoPoker({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})

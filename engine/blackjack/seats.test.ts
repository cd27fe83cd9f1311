import { describe, expect, it } from 'vitest'
import { marqueeBlackjack } from '#games/all.ts'
import type { Choice } from '../round-contract.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { checkBlackjack } from './definition.ts'
import { blackjackFamily } from './family.ts'
import { playBlackjack } from './play.ts'

const { definition } = marqueeBlackjack
const CARDS = 52 * 6
const RANKS = 'A23456789TJQK'
const SUITS = 'SHDC'

/** `KH 7S`: draws that take these cards from the shoe, each the first of its kind that is left. */
function streamOf(cards: string) {
  const left = Array.from({ length: CARDS }, (_, index) => index % 52)
  const draws = cards.split(' ').map((name) => {
    const at = left.indexOf(13 * SUITS.indexOf(name[1]!) + RANKS.indexOf(name[0]!))
    left.splice(at, 1)
    return at
  })
  return scriptedStream(draws)
}

const chipsOf = (text: string) =>
  text.split(' ').map((each) => {
    const [spot = '', amount] = each.split('=')
    return { spot, amount: Number(amount) }
  })
const betOf = (text: string) => {
  const chips = chipsOf(text)
  return { amount: chips.reduce((sum, { amount }) => sum + amount, 0), params: { chips } }
}
const moves = (text: string): Choice[] => text.split(' ').flatMap((kind) => (kind ? { kind } : []))
const deal = (chips: string, cards: string, choices = '') =>
  playBlackjack(definition, streamOf(cards), betOf(chips), moves(choices))
const settled = (round: ReturnType<typeof deal>) =>
  round.events
    .flatMap((event) => (event.type === 'handSettled' ? [`${event.hand}:${event.result}:${event.amount}`] : []))
    .join(' ')

describe('a blackjack table with seats', () => {
  it('deals several hands of their own stakes against one dealer, and plays them one after the other', () => {
    const cards = 'TS 5H 9C TC 9S 6H 9D 7C TD 8H'
    const chips = 'hand-1=100 hand-2=200 hand-3=400'
    expect(deal(chips, 'TS 5H 9C TC 9S 6H 9D 7C').awaiting?.options[2]).toEqual({ choice: { kind: 'double' }, cost: 100 })
    expect(deal(chips, 'TS 5H 9C TC 9S 6H 9D 7C', 'stand').awaiting?.options[2]).toMatchObject({ cost: 200 })
    const round = deal(chips, cards, 'stand double stand')
    expect(settled(round)).toBe('0:win:200 1:win:800 2:win:800')
    expect(round).toMatchObject({ awaiting: null, stake: 900, payout: 1_800 })
  })

  it('plays the second hand of a split before the next seat', () => {
    const round = deal('hand-1=100 hand-3=200', '8S TH TC 8H 9H 7C 3D 9C TD 8D', 'split double stand stand')
    expect(round.events.find(({ type }) => type === 'handSplit')).toEqual({ type: 'handSplit', hand: 0, into: 2, cost: 100 })
    expect(settled(round)).toBe('0:win:400 1:win:400 2:push:100')
    expect(round.stake).toBe(500)
  })

  it('plays on when one hand is a natural, and not when the dealer has one', () => {
    const natural = deal('hand-1=100 hand-2=200', 'AS TH 9C KS 9H 8C', '')
    expect(natural.awaiting?.options.map(({ choice }) => choice.kind)).toEqual(['stand', 'hit', 'double'])
    expect(settled(deal('hand-1=100 hand-2=200', 'AS TH 9C KS 9H 8C', 'stand'))).toBe('0:natural:250 1:win:400')
    expect(settled(deal('hand-1=100 hand-2=200', 'AS TH AC KS 9H KC'))).toBe('0:push:100 1:loss:0')
  })

  it.each<[string, string, number, string]>([
    ['twins of one suit', 'twins-1=100', 2_600, '9S 8H 9S TC'],
    ['twins of one color', 'twins-1=100', 1_300, '9H 8H 9D TC'],
    ['twins of two colors', 'twins-1=100', 700, '9S 8H 9H TC'],
    ['no twins', 'twins-1=100', 0, 'KS 8H QS TC'],
    ['three of a kind in one suit', 'trio-1=100', 10_100, '9S 9S 9S TC'],
    ['a straight flush', 'trio-1=100', 4_100, '9S 7S 8S TC'],
    ['a straight flush up to the ace', 'trio-1=100', 4_100, 'QS AS KS 8C'],
    ['three of a kind', 'trio-1=100', 3_100, '9S 9S 9H TC'],
    ['a straight from the ace', 'trio-1=100', 1_100, 'AS 2S 3H TC'],
    ['no straight around the ace', 'trio-1=100', 0, 'KS AH 2S 8C'],
    ['a flush', 'trio-1=100', 600, '9S 2S 5S TC'],
  ])('settles %s at the deal', (_, side, amount, cards) => {
    const { events, awaiting } = deal(`hand-1=100 ${side}`, cards)
    expect(events.find(({ type }) => type === 'sideSettled')).toMatchObject({ hand: 0, played: 100, amount })
    expect(awaiting).not.toBeNull()
  })

  it('pays side bets with the round, also under a natural of the dealer', () => {
    expect(deal('hand-1=100 twins-1=100', '9S AH 9S KC')).toMatchObject({ payout: 2_600, stake: 200, awaiting: null })
  })

  it('deals from six decks without replacement', () => {
    const draws = [1, 2, 3].map((seed) => playBlackjack(definition, sampleStream(seed), betOf('hand-1=100 hand-2=100')).draws)
    for (const round of draws) expect(round.map(({ n }) => n)).toEqual(round.map((_, index) => CARDS - index))
  })

  it('refuses chips that are no bet of this table', () => {
    const refusal = (text: string) => blackjackFamily.refuse(definition, betOf(text))
    for (const text of [
      'hand-4=100',
      'twins-1=100',
      'hand-1=100 trio-2=100',
      'hand-1=100 twins-1=200',
      'hand-1=100 hand-1=100',
      'red=100',
    ]) {
      expect(refusal(text), text).toBe('bad-params')
    }
    expect(refusal('hand-1=75')).toBe('bad-amount')
    expect(refusal('hand-1=100 hand-2=25')).toBe('bad-amount')
    expect(blackjackFamily.refuse(definition, { amount: 100 })).toBe('bad-params')
    expect(blackjackFamily.refuse(definition, { ...betOf('hand-1=100'), amount: 200 })).toBe('bad-amount')
    expect(refusal('hand-1=100 twins-1=100 trio-1=50 hand-3=20')).toBeUndefined()
  })

  it('offers chips up to the table limit', () => {
    const isOffered = (text: string) => blackjackFamily.isOffered(definition, betOf(text), 'SweepStakes')
    expect(isOffered('hand-1=2000 hand-2=2000 hand-3=1000')).toBe(true)
    expect(isOffered('hand-1=2000 hand-2=2000 hand-3=1010')).toBe(false)
    expect(isOffered('hand-1=15')).toBe(false)
  })

  it.each<[string, string, object]>([
    ['decks', 'no-shoe', { decks: undefined }],
    ['seats.count', 'malformed', { seats: { ...definition.seats, count: 0 } }],
    [
      'seats.totalMax.SweepStakes',
      'total-below-largest-chip',
      { seats: { ...definition.seats, totalMax: { TournamentPoints: 2_500_000, SweepStakes: 10 } } },
    ],
  ])('refuses a definition at %s: %s', (place, reason, change) => {
    expect(checkBlackjack(definition)).toEqual({ ok: true, value: definition })
    expect(checkBlackjack({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})

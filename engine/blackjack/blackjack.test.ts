import { describe, expect, it } from 'vitest'
import { velvetBlackjack } from '#games/all.ts'
import { chanceOf } from '../natural-odds/testing/sampling.ts'
import type { Choice } from '../round-contract.ts'
import { sampleStream, scriptedStream } from '../testing/streams.ts'
import { checkBlackjack } from './definition.ts'
import { blackjackFamily } from './family.ts'
import { playBlackjack } from './play.ts'

const { definition } = velvetBlackjack
const SEED = 9_600
const RANKS = 'A23456789TJQK'
const moves = (text: string): Choice[] => text.split(' ').flatMap((kind) => (kind ? { kind } : []))

/** Cards in draw order: player, dealer, player, hole, then the rest. */
const deal = (cards: string, choices = '', rules = definition) => {
  const indexes = cards.split('').map((rank) => RANKS.indexOf(rank))
  return playBlackjack(rules, scriptedStream(indexes), { amount: 100 }, moves(choices))
}
const offered = (...given: Parameters<typeof deal>) => deal(...given).awaiting?.options.map(({ choice }) => choice.kind)

describe('blackjack', () => {
  it.each<[string, string, string, number, number, string]>([
    ['a natural pays 3 to 2', 'A9K7', '', 250, 100, 'natural'],
    ['two naturals push', 'AAKK', '', 100, 100, 'push'],
    ['a natural of the dealer ends the round', '9T9A', '', 0, 100, 'loss'],
    ['the closer hand wins', 'T9T9', 'stand', 200, 100, 'win'],
    ['equal hands push', 'T9TA', 'stand', 100, 100, 'push'],
    ['the dealer takes up to 16', 'T6TT5', 'stand', 0, 100, 'loss'],
    ['the dealer stands on a soft 17', '9A96', 'stand', 200, 100, 'win'],
    ['a hand past 21 loses, and the dealer takes no card against it', 'T6T6T', 'hit', 0, 100, 'bust'],
    ['a double takes one card and counts twice', '6T59T', 'double', 400, 200, 'win'],
    ['21 stands by itself', '7T7T7', 'hit', 200, 100, 'win'],
    ['a split makes two hands', '8T89T3T', 'split stand hit', 200, 200, 'loss,win'],
    ['a hand of a split may be doubled', '8T8939TT', 'split double stand', 400, 300, 'win,loss'],
    ['split aces take a card each, and 21 is no natural', 'A6AT93T', 'split', 400, 200, 'win,win'],
    ['split aces that make 21 beat a 20 at even money', 'A9AAKK', 'split', 400, 200, 'win,win'],
  ])('%s: %s %s', (_, cards, choices, payout, stake, results) => {
    const round = deal(cards, choices)
    expect(round.awaiting).toBeNull()
    expect({ ...round, results: resultsOf(round.events) }).toMatchObject({ payout, stake, results })
  })

  it('offers the legal moves of a hand', () => {
    expect(offered('9T57')).toEqual(['stand', 'hit', 'double'])
    expect(offered('KTT7')).toEqual(['stand', 'hit', 'double', 'split'])
    expect(offered('9T572', 'hit')).toEqual(['stand', 'hit'])
    expect(offered('8T8783', 'split')).toEqual(['stand', 'hit', 'double'])
    expect(offered('8T8783', 'split', { ...definition, canDoubleAfterSplit: false })).toEqual(['stand', 'hit'])
    expect(() => deal('9T572', 'hit double')).toThrow('not on offer')
    expect(() => deal('9T57', 'split')).toThrow('not on offer')
    expect(() => deal('9T57', 'stand hit')).toThrow('no more choices')
  })

  it('charges one more stake for a double or a split, and nothing for other moves', () => {
    const costs = deal('8T87').awaiting!.options.map(({ choice, cost }) => [choice.kind, cost])
    expect(costs).toEqual([
      ['stand', 0],
      ['hit', 0],
      ['double', 100],
      ['split', 100],
    ])
    expect(deal('8T8783', 'split').stake).toBe(200)
  })

  it('reveals nothing of the hole card until it is turned', () => {
    const whole = Array.from({ length: 13 }, (_, hole) => hole).filter((hole) => hole !== 0)
    const told = whole.map((hole) => {
      const { events } = playBlackjack(definition, scriptedStream([8, 9, 4, hole]), { amount: 100 })
      return JSON.stringify(events)
    })
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toContain('{"type":"holeDealt"},{"type":"dealerPeeked","isNatural":false}')
  })

  it('stands when a hand is abandoned', () => {
    expect(deal('8T87').awaiting!.byDefault).toEqual({ kind: 'stand' })
  })

  it('deals the same cards at every stake', () => {
    const cards = [100, 50_000].map((amount) => chanceOf(playBlackjack(definition, sampleStream(SEED), { amount })))
    expect(cards[0]).toEqual(cards[1])
  })

  it('refuses params, and stakes that a 3 to 2 payout would not divide', () => {
    expect(blackjackFamily.refuse(definition, { amount: 100, params: { hands: 2 } })).toBe('bad-params')
    for (const amount of [0, 75, 101, 2 ** 51 * 100]) expect(blackjackFamily.refuse(definition, { amount })).toBe('bad-amount')
    for (const amount of Object.values(definition.betLevels).flat()) {
      expect(blackjackFamily.refuse(definition, { amount })).toBeUndefined()
      expect(Number.isInteger((amount * 3) / 2)).toBe(true)
    }
    expect(blackjackFamily.isOffered(definition, { amount: 300 }, 'SweepStakes')).toBe(false)
  })
})

describe('checkBlackjack', () => {
  it('accepts the definition', () => expect(checkBlackjack(definition)).toEqual({ ok: true, value: definition }))

  it.each<[string, string, object]>([
    ['canDoubleAfterSplit', 'malformed', { canDoubleAfterSplit: 'yes' }],
    ['betLevels.TournamentPoints.0', 'pay-rounds', { naturalPays: [4, 3] }],
    ['naturalPays', 'pay-out-of-range', { naturalPays: [1, 2] }],
    ['betLevels.SweepStakes.0', 'pay-rounds', { betLevels: { ...definition.betLevels, SweepStakes: [25] } }],
  ])('refuses at %s: %s', (place, reason, change) => {
    expect(checkBlackjack({ ...definition, ...change })).toMatchObject({ ok: false, refusal: { place, reason } })
  })
})

const resultsOf = (events: ReturnType<typeof playBlackjack>['events']): string =>
  events.flatMap((event) => (event.type === 'handSettled' ? event.result : [])).join()

import { describe, expect, test } from 'vitest'
import type { GameKind } from '#engine/definition.ts'
import type { RoundEventOf } from '#engine/events.ts'
import type { FeatureRule, SlotDefinition } from '#engine/slot/definition.ts'
import type { FeatureId, Transform, Win } from '#engine/slot/events.ts'
import type { SlotRoundEvent } from '#engine/slot/view.ts'
import { slotGames, tableGames } from '#games/all.ts'
import type { RoundKind } from './round-kinds.ts'
import { roundOfKind } from './staged-rounds.ts'
import { STORIES } from './stories.ts'
import { tableStarts } from './table-starts.ts'

/** Every field of every event: a new one does not compile until it is listed here, and then requires a story. */
type All<K extends string> = Readonly<Record<K, true>>
const EVENTS: All<SlotRoundEvent['type']> = {
  roundStart: true,
  reveal: true,
  win: true,
  respin: true,
  nudge: true,
  cascade: true,
  transform: true,
  wildMove: true,
  multiplier: true,
  trigger: true,
  featureStart: true,
  featureStep: true,
  featureEnd: true,
  linkSpin: true,
  rowsUnlocked: true,
  trail: true,
  wheelSpin: true,
  pickOffer: true,
  picked: true,
  trailBoard: true,
  trailMove: true,
  capReached: true,
  roundEnd: true,
}
const WINS: All<Win['kind']> = {
  line: true,
  ways: true,
  cluster: true,
  anywhere: true,
  scatter: true,
  collect: true,
  link: true,
  jackpot: true,
  wheel: true,
  pick: true,
  trail: true,
}
const CHANGES: All<Transform['reason']> = { expand: true, upgrade: true, wild: true, mystery: true }
const FEATURES: All<FeatureId> = {
  'free-spins': true,
  'hold-and-spin': true,
  'walking-wilds': true,
  wheel: true,
  jackpot: true,
  pick: true,
  'bonus-trail': true,
}
/** Fields of only some events of a type; bought rounds cover the params chosen before a round. */
const EXTRAS: All<Extra<Exclude<SlotRoundEvent, { type: 'roundStart' }>>> = {
  'reveal.marks': true,
  'reveal.stuck': true,
  'win.line': true,
  'win.isFromRight': true,
  'win.ways': true,
  'win.wildMultiplier': true,
  'win.by': true,
  'win.tier': true,
  'respin.marks': true,
  'cascade.marks': true,
  'multiplier.cells': true,
  'featureStart.symbol': true,
  'featureStart.variant': true,
  'featureEnd.prizes': true,
  'rowsUnlocked.grid': true,
  'rowsUnlocked.marks': true,
  'trail.multiplier': true,
  'trail.symbol': true,
}
type Extra<E> = E extends { type: infer T extends string }
  ? { [K in keyof E & string]: undefined extends E[K] ? `${T}.${K}` : never }[keyof E & string]
  : never

const told = STORIES.flatMap(({ events }) => events)

test.each([
  ['type of event', EVENTS, told.map(({ type }) => type)],
  ['kind of win', WINS, told.flatMap((event) => (event.type === 'win' ? event.kind : []))],
  ['reason of a change', CHANGES, told.flatMap((event) => (event.type === 'transform' ? event.reason : []))],
  ['feature', FEATURES, told.flatMap((event) => (event.type === 'featureStart' ? event.feature : []))],
  ['extra of an event', EXTRAS, told.flatMap((event) => Object.keys(event).map((key) => `${event.type}.${key}`))],
] as const)('the gallery has a story of every %s', (_, all, shown) => {
  const known = new Set<string>(shown)
  expect(Object.keys(all).filter((name) => !known.has(name))).toEqual([])
})

const KIND_OF: Readonly<Record<FeatureRule['kind'], RoundKind>> = {
  'nudge-respin': 'nudge',
  'free-spins': 'freeSpins',
  collect: 'collect',
  'walking-wilds': 'walkingWilds',
  'hold-and-spin': 'holdAndSpin',
  wheel: 'wheel',
  picks: 'pick',
  'bonus-trail': 'walk',
}

/** The round kinds that together show everything that these rules have. */
function kindsOf({
  symbols,
  features,
  jackpots,
  pools,
  buy,
  tumble,
  cascade,
  mystery,
  screens,
  addsReels,
}: SlotDefinition & { readonly cascade?: unknown }): RoundKind[] {
  const kinds = features.flatMap((rule): RoundKind[] => {
    const more: RoundKind[] = []
    if (rule.kind === 'free-spins') {
      if (rule.retriggerSpins > 0) more.push('retrigger')
      if (rule.expands || rule.upgrades) more.push('transform')
      if (rule.grows) more.push('multiplier')
      if (rule.stages || rule.ladder || rule.upgrades) more.push('trail')
    }
    if (rule.kind === 'hold-and-spin' && rule.rowsAt) more.push('rowsUnlocked')
    return [KIND_OF[rule.kind], ...more]
  })
  if (mystery) kinds.push('transform')
  if (screens) kinds.push('together')
  if (addsReels) kinds.push('addedReels')
  if (symbols.some(({ twoOf }) => twoOf !== undefined)) kinds.push('pairs')
  if (jackpots || pools) kinds.push('jackpot')
  if (tumble || cascade) kinds.push(tumble?.holds ? 'heldRespin' : 'cascade')
  return buy ? [...kinds, 'bought'] : kinds
}

describe.each(slotGames.filter(({ definition }) => kindsOf(definition).length > 0))('$slug', ({ slug, definition }) => {
  test.each(kindsOf(definition))('has a round of %s in the gallery, by its seed', (kind) => {
    const round = roundOfKind({ slug, kind })
    expect(round.events.at(-1)).toMatchObject({ type: 'roundEnd' })
    const jackpots = (round.events as unknown as SlotRoundEvent[]).filter(
      (event) => event.type === 'win' && event.kind === 'jackpot',
    )
    for (const event of jackpots) expect(event).toMatchObject({ amount: expect.toSatisfy((amount: number) => amount > 0) })
    expect(roundOfKind({ slug, kind, nonce: round.proof.nonce })).toEqual(round)
  })
})

type EventsOf = { readonly [K in Exclude<GameKind, 'slot'>]: All<RoundEventOf<K>['type']> }
const OPEN = { roundStart: true, roundEnd: true } as const
const TABLE_EVENTS: EventsOf = {
  dice: { ...OPEN, diceRoll: true },
  plinko: { ...OPEN, ballDropped: true },
  mines: { ...OPEN, cellOpened: true, gemsCollected: true, minesShown: true },
  keno: { ...OPEN, kenoBall: true, kenoResult: true },
  roulette: { ...OPEN, ballLanded: true, chipPaid: true },
  blackjack: {
    ...OPEN,
    cardDealt: true,
    holeDealt: true,
    dealerPeeked: true,
    handDoubled: true,
    handSplit: true,
    holeTurned: true,
    handSettled: true,
    sideSettled: true,
  },
  limbo: { ...OPEN, limboDrawn: true },
  crash: { ...OPEN, crashFlown: true },
  'hi-lo': { ...OPEN, hiLoDealt: true, hiLoGuessed: true, hiLoSkipped: true, hiLoCollected: true },
  'prize-wheel': { ...OPEN, wheelTurned: true },
  'video-poker': { ...OPEN, handDealt: true, cardsHeld: true, cardDrawn: true, handPaid: true, holdReviewed: true },
}

test.each(tableGames)('$slug starts in the gallery at rounds that have each of its events', (game) => {
  const names = new Set(tableStarts(game).map(({ name }) => name))
  const all = Object.keys(TABLE_EVENTS[game.definition.kind as keyof EventsOf])
  const isOneHand = game.definition.kind === 'blackjack' && !game.definition.seats
  expect(all.filter((name) => !names.has(name))).toEqual(isOneHand ? ['sideSettled'] : [])
})

import type { SlotRoundEvent } from '#engine/slot/view.ts'
import type { Win } from '#engine/slot/events.ts'

type Fits = (multiple: number, events: readonly SlotRoundEvent[]) => boolean

const isPlain: Fits = (_, events) => events.every(({ type }) => type !== 'featureStart' && type !== 'respin')
const has =
  (type: SlotRoundEvent['type']): Fits =>
  (_, events) =>
    events.some((event) => event.type === type)
const wins =
  (...kinds: readonly Win['kind'][]): Fits =>
  (_, events) =>
    events.some((event) => event.type === 'win' && kinds.includes(event.kind))
const starts =
  (feature: string): Fits =>
  (_, events) =>
    events.some((event) => event.type === 'featureStart' && event.feature === feature)
const between =
  (least: number, below: number): Fits =>
  (multiple, events) =>
    multiple >= least && multiple < below && isPlain(multiple, events)

/** Its cells alone make fewer ways than it has. */
function hasPairs({ kind, ways = 0, cells }: Win): boolean {
  const onReels = Map.groupBy(cells, ([reel]) => reel)
  return kind === 'ways' && ways > [...onReels.values()].reduce((product, { length }) => product * length, 1)
}

/** The round kinds that a screen must be able to show. Not every game has every kind. */
const KINDS = {
  none: (multiple) => multiple === 0,
  return: (multiple) => multiple > 0 && multiple < 1,
  nice: between(1, 5),
  good: between(5, 15),
  big: between(15, 40),
  mega: between(40, 100),
  epic: (multiple) => multiple >= 100,
  freeSpins: starts('free-spins'),
  retrigger: (_, events) => events.filter((event) => event.type === 'trigger' && event.feature === 'free-spins').length > 1,
  holdAndSpin: starts('hold-and-spin'),
  walkingWilds: starts('walking-wilds'),
  respin: has('respin'),
  nudge: has('nudge'),
  addedReels: (_, events) => events.filter((event) => event.type === 'respin' && event.held.length > 2).length > 3,
  cascade: (_, events) => events.filter(({ type }) => type === 'cascade').length > 2,
  heldRespin: (_, events) => events.filter((event) => event.type === 'reveal' && event.stuck !== undefined).length > 2,
  transform: has('transform'),
  wildMove: has('wildMove'),
  multiplier: has('multiplier'),
  together: (_, events) => isPlain(0, events) && events.some(({ type }) => type === 'multiplier'),
  trail: has('trail'),
  rowsUnlocked: has('rowsUnlocked'),
  wheel: has('wheelSpin'),
  pick: has('picked'),
  walk: has('trailMove'),
  ways: wins('ways'),
  pairs: (_, events) => events.some((event) => event.type === 'win' && hasPairs(event)),
  cluster: wins('cluster'),
  anywhere: wins('anywhere'),
  collect: wins('collect'),
  jackpot: wins('jackpot'),
  cap: has('capReached'),
  bought: (_, [start]) => start?.type === 'roundStart' && start.params !== undefined,
} as const satisfies Readonly<Record<string, Fits>>

export type RoundKind = keyof typeof KINDS
export const ROUND_KINDS = Object.keys(KINDS) as readonly RoundKind[]

export const isOfKind = (kind: RoundKind, multiple: number, events: readonly SlotRoundEvent[]): boolean =>
  KINDS[kind](multiple, events)

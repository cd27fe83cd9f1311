import type { RoundEnd, RoundStart } from '../events.ts'
import type {
  CellMark,
  FeatureId,
  FeatureStart,
  Grid,
  SlotEvent,
  Trail,
  TrailBoard,
  TrailMove,
  WheelSpin,
  Win,
} from './events.ts'

export type SlotRoundEvent = RoundStart | SlotEvent | RoundEnd

/** What a player sees after some of a round's events. Client, resume and replay all get it from `fold`. */
export interface RoundView {
  readonly stake: number
  /** Null until the first reels stop. */
  readonly grid: Grid | null
  readonly stops: readonly number[]
  /** Values and multipliers on the symbols in view. */
  readonly marks: readonly CellMark[]
  /** The wins of the reels in view. */
  readonly wins: readonly Win[]
  /** The current multiplier. */
  readonly multiplier: number
  /** Credited so far in this round, minor units. */
  readonly won: number
  readonly held: readonly number[]
  readonly feature: FeatureView | null
  /** A trail that moves outside features. */
  readonly trail?: Omit<Trail, 'type'>
  readonly isCapped: boolean
  readonly isDone: boolean
}

export interface FeatureView {
  readonly id: FeatureId
  /** 0 before its first spin. */
  readonly step: number
  readonly of: number
  readonly multiplier: number
  readonly won: number
  readonly symbol?: string
  readonly variant?: string
  /** Remaining respins of a hold-and-spin. */
  readonly left?: number
  /** Open rows, if more open during the feature. */
  readonly rows?: number
  readonly trail?: Omit<Trail, 'type'>
  readonly wheel?: Omit<WheelSpin, 'type'>
  readonly picks?: PicksView
  readonly walk?: WalkView
}

/** The steps of a bonus trail and where its walk stands, 0 before the first. */
export interface WalkView extends Omit<TrailBoard, 'type' | 'moves'>, Omit<TrailMove, 'type'> {
  /** The steps on which it stopped. */
  readonly stops: readonly number[]
}

/** The covered prizes, and the opened ones in order. */
export interface PicksView {
  readonly of: number
  readonly opened: readonly OpenedPick[]
}

export interface OpenedPick {
  readonly at: number
  readonly label: string
  /** Its payout; 0 if it has another effect. */
  readonly won: number
}

export const EMPTY_VIEW: RoundView = {
  stake: 0,
  grid: null,
  stops: [],
  marks: [],
  wins: [],
  multiplier: 1,
  won: 0,
  held: [],
  feature: null,
  isCapped: false,
  isDone: false,
}

/** The view after the first `count` events; all by default. */
export const foldEvents = (events: readonly SlotRoundEvent[], count = events.length): RoundView =>
  events.slice(0, count).reduce(fold, EMPTY_VIEW)

export function fold(view: RoundView, event: SlotRoundEvent): RoundView {
  switch (event.type) {
    case 'roundStart':
      // The last grid stays in view until the reels spin.
      return { ...EMPTY_VIEW, grid: view.grid, stops: view.stops, stake: event.stake }
    case 'reveal':
      return { ...turned(view, event), held: [] }
    case 'respin':
      return { ...turned(view, event), held: event.held }
    case 'nudge':
      return { ...view, stops: event.stops, grid: event.grid, wins: [] }
    case 'cascade':
      return { ...view, grid: event.grid, marks: event.marks ?? [], wins: [] }
    case 'transform':
    case 'wildMove':
      return { ...view, grid: event.grid, wins: [] }
    case 'win':
      return withWin(view, event)
    case 'capReached':
      return { ...view, isCapped: true }
    case 'roundEnd':
      return { ...view, isDone: true }
    default:
      return foldFeature(view, event)
  }
}

type FeatureEvent = Exclude<
  SlotRoundEvent,
  {
    type: 'roundStart' | 'reveal' | 'respin' | 'nudge' | 'cascade' | 'transform' | 'wildMove' | 'win' | 'capReached' | 'roundEnd'
  }
>

function foldFeature(view: RoundView, event: FeatureEvent): RoundView {
  switch (event.type) {
    case 'multiplier':
      return event.cells
        ? {
            ...view,
            marks: withMarks(
              view.marks,
              event.cells.map((cell) => ({ cell, multiplier: event.value })),
            ),
          }
        : { ...view, multiplier: event.value }
    case 'trigger':
      return withFeature(view, (feature) => ({ ...feature, of: feature.of + event.spins }))
    case 'featureStart':
      return { ...withoutTrail(view), feature: startOf(event), multiplier: event.multiplier }
    case 'featureStep':
      return withFeature(view, (feature) => ({ ...feature, step: event.step, of: event.of }))
    case 'featureEnd':
      return { ...view, feature: null, multiplier: 1 }
    case 'linkSpin':
      return withFeature(landed(view, event.landed), (feature) => ({ ...feature, left: event.left }))
    case 'rowsUnlocked':
      return withFeature({ ...view, grid: event.grid ?? view.grid, marks: event.marks ?? view.marks }, (feature) => ({
        ...feature,
        rows: event.rows,
      }))
    case 'trail': {
      const { type: _, ...trail } = event
      return view.feature ? withFeature(view, (feature) => ({ ...feature, trail })) : { ...view, trail }
    }
    case 'wheelSpin': {
      const { type: _, ...wheel } = event
      return withFeature(view, (feature) => ({ ...feature, wheel }))
    }
    case 'pickOffer':
      return withFeature(view, (feature) => ({ ...feature, picks: { of: event.of, opened: [] } }))
    case 'trailBoard': {
      const { type: _, moves: left, ...board } = event
      return withFeature(view, (feature) => ({ ...feature, walk: { ...board, left, roll: 0, position: 0, stops: [] } }))
    }
    case 'trailMove': {
      const { type: _, ...move } = event
      return withFeature(view, (feature) => {
        if (!feature.walk) return feature
        return { ...feature, walk: { ...feature.walk, ...move, stops: [...feature.walk.stops, move.position] } }
      })
    }
    case 'picked':
      return withPicks(view, (opened) => [...opened, { at: event.at, label: event.label, won: 0 }])
  }
}

const turned = (
  view: RoundView,
  { stops, grid, marks = [] }: { stops: readonly number[]; grid: Grid; marks?: readonly CellMark[] },
) => ({
  ...view,
  stops,
  grid,
  marks,
  wins: [],
})

const startOf = ({ feature: id, spins: of, multiplier, symbol, variant }: FeatureStart): FeatureView => ({
  id,
  step: 0,
  of,
  multiplier,
  won: 0,
  ...(symbol !== undefined && { symbol }),
  ...(variant !== undefined && { variant }),
})

const landed = (view: RoundView, marks: readonly CellMark[]): RoundView => ({
  ...view,
  grid: view.grid && gridWith(view.grid, marks),
  marks: withMarks(view.marks, marks),
})

/** The grid with the symbols landed in single cells. */
const gridWith = (grid: Grid, marks: readonly CellMark[]): Grid =>
  grid.map((column, reel) =>
    column.map((shown, row) => marks.find(({ cell }) => cell[0] === reel && cell[1] === row)?.symbol ?? shown),
  )

/** A later mark of a cell replaces the earlier one. */
const withMarks = (marks: readonly CellMark[], more: readonly CellMark[]): CellMark[] => [
  ...marks.filter(({ cell }) => !more.some((mark) => String(mark.cell) === String(cell))),
  ...more,
]

const withWin = (view: RoundView, win: Win): RoundView => ({
  ...withFeature(win.kind === 'pick' ? withPaidPick(view, win.amount) : view, (feature) => ({
    ...feature,
    won: feature.won + win.amount,
  })),
  wins: [...view.wins, win],
  won: view.won + win.amount,
})

/** The win event of a pick follows directly. */
const withPaidPick = (view: RoundView, won: number): RoundView =>
  withPicks(view, (opened) => opened.map((pick, nth) => (nth === opened.length - 1 ? { ...pick, won } : pick)))

const withPicks = (view: RoundView, change: (opened: PicksView['opened']) => PicksView['opened']): RoundView =>
  withFeature(view, (feature) =>
    feature.picks ? { ...feature, picks: { ...feature.picks, opened: change(feature.picks.opened) } } : feature,
  )

const withoutTrail = ({ trail: _, ...view }: RoundView): RoundView => view

const withFeature = (view: RoundView, change: (feature: FeatureView) => FeatureView): RoundView =>
  view.feature ? { ...view, feature: change(view.feature) } : view

import type { FeatureId, Grid, RoundEvent, Win } from './events.ts'

/** What a player sees after some of a round's events. Client, resume and replay all get it from `fold`. */
export interface RoundView {
  readonly stake: number
  /** Null until the first reels stop. */
  readonly grid: Grid | null
  readonly stops: readonly number[]
  /** The wins of the reels in view. */
  readonly wins: readonly Win[]
  /** Credited so far in this round, minor units. */
  readonly won: number
  readonly held: readonly number[]
  readonly feature: FeatureView | null
  readonly isCapped: boolean
  readonly isDone: boolean
}

export interface FeatureView {
  readonly id: FeatureId
  /** 0 before the first spin of it. */
  readonly step: number
  readonly of: number
  readonly multiplier: number
  readonly won: number
}

export const EMPTY_VIEW: RoundView = {
  stake: 0,
  grid: null,
  stops: [],
  wins: [],
  won: 0,
  held: [],
  feature: null,
  isCapped: false,
  isDone: false,
}

/** The view after the first `count` events, all of them by default. */
export const foldEvents = (events: readonly RoundEvent[], count = events.length): RoundView =>
  events.slice(0, count).reduce(fold, EMPTY_VIEW)

export function fold(view: RoundView, event: RoundEvent): RoundView {
  switch (event.type) {
    case 'roundStart':
      // The last grid stays in view until the reels turn.
      return { ...EMPTY_VIEW, grid: view.grid, stops: view.stops, stake: event.stake }
    case 'reveal':
      return { ...view, stops: event.stops, grid: event.grid, wins: [], held: [] }
    case 'respin':
      return { ...view, stops: event.stops, grid: event.grid, wins: [], held: event.held }
    case 'nudge':
      return { ...view, stops: event.stops, grid: event.grid, wins: [] }
    case 'win':
      return withWin(view, event)
    case 'trigger':
      return withFeature(view, (feature) => ({ ...feature, of: feature.of + event.spins }))
    case 'featureStart':
      return {
        ...view,
        feature: { id: event.feature, step: 0, of: event.spins, multiplier: event.multiplier, won: 0 },
      }
    case 'featureStep':
      return withFeature(view, (feature) => ({ ...feature, step: event.step, of: event.of }))
    case 'featureEnd':
      return { ...view, feature: null }
    case 'capReached':
      return { ...view, isCapped: true }
    case 'roundEnd':
      return { ...view, isDone: true }
  }
}

const withWin = (view: RoundView, win: Win): RoundView => ({
  ...withFeature(view, (feature) => ({ ...feature, won: feature.won + win.amount })),
  wins: [...view.wins, win],
  won: view.won + win.amount,
})

const withFeature = (view: RoundView, change: (feature: FeatureView) => FeatureView): RoundView =>
  view.feature ? { ...view, feature: change(view.feature) } : view

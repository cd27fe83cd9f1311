import type { WalkingWildsRule } from '../definition.ts'
import type { Cell, WildMove } from '../events.ts'
import { gridOf, type Window } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** Plays the walk of reels full of wilds: a step to the left and a respin, until all have walked off. */
export function playWalkingWilds(round: Round, rule: WalkingWildsRule, spin: Spin): void {
  const feature = 'walking-wilds'
  const wonBefore = round.won
  let at = spin
  let walking = wildReels(round, rule, spin.window)
  let respins = respinsFrom(walking, rule, 0)
  if (respins === 0) return

  round.emit({ type: 'trigger', feature, cells: cellsOfReels(round, walking), spins: respins })
  round.emit({ type: 'featureStart', feature, spins: respins, multiplier: 1 })
  for (let step = 1; step <= respins && !round.isCapped; step++) {
    round.emit({ type: 'featureStep', feature, step, of: respins })
    const held = stepLeft(round, at, walking)
    at = respin(round, at, held, step)
    round.pay(round.slot.evaluate(at.window), 1)
    walking = wildReels(round, rule, at.window)
    const more = respinsFrom(walking, rule, step) - respins
    const landed = walking.filter((reel) => !held.includes(reel))
    if (landed.length > 0 && !round.isCapped) {
      round.emit({ type: 'trigger', feature, cells: cellsOfReels(round, landed), spins: more })
      respins += more
    }
  }
  if (!round.isCapped) stepLeft(round, at, walking)
  round.emit({ type: 'featureEnd', feature, amount: round.won - wonBefore })
}

/** The reels full of wilds, from the left. */
function wildReels({ slot: { layout } }: Round, rule: WalkingWildsRule, window: Window): number[] {
  const wild = layout.indexOf(rule.symbol)
  const columns = Array.from({ length: layout.reelCount }, (_, reel) =>
    window.slice(reel * layout.rows, (reel + 1) * layout.rows),
  )
  return columns.flatMap((column, reel) => (column.every((shown) => shown === wild) ? [reel] : []))
}

/** The rightmost walks off last and sets the total number of respins, of which `played` are done. */
const respinsFrom = (walking: readonly number[], rule: WalkingWildsRule, played: number): number =>
  Math.min(played + Math.max(0, ...walking), rule.respinsMax)

/** Moves every walking reel one to the left, swapping it with its neighbor. Returns their new reels. */
function stepLeft(round: Round, spin: Spin, walking: readonly number[]): number[] {
  const { layout } = round.slot
  const columns = Array.from({ length: layout.reelCount }, (_, reel) =>
    spin.window.slice(reel * layout.rows, (reel + 1) * layout.rows),
  )
  const moves: WildMove['moves'][number][] = []
  for (const reel of walking) {
    for (let row = 0; row < layout.rows; row++) moves.push({ from: [reel, row], to: reel === 0 ? null : [reel - 1, row] })
    const ahead = reel === 0 ? beneath(round, spin) : columns[reel - 1]!
    if (reel > 0) columns[reel - 1] = columns[reel]!
    columns[reel] = ahead
  }
  if (moves.length > 0) round.emit({ type: 'wildMove', moves, grid: gridOf(layout, columns.flat()) })
  return walking.filter((reel) => reel > 0).map((reel) => reel - 1)
}

/** The first reel's own symbols at its stop, under wilds that walked onto it. */
const beneath = ({ slot }: Round, { strips, stops }: Spin): number[] =>
  Array.from({ length: slot.layout.rows }, (_, row) => strips[0]![(stops[0]! + row) % strips[0]!.length]!)

/** Spins the reels without wilds. */
function respin(round: Round, before: Spin, held: readonly number[], step: number): Spin {
  const { layout } = round.slot
  const turned = round.spin(before.strips, `respin:${step}:`, before, held)
  const window = turned.window.map((shown, at) => (held.includes(Math.floor(at / layout.rows)) ? layout.wild : shown))
  const spin = { ...turned, window }
  round.emit({ type: 'respin', held, ...round.shown(spin) })
  return spin
}

const cellsOfReels = ({ slot: { layout } }: Round, reels: readonly number[]): Cell[] =>
  reels.flatMap((reel) => Array.from({ length: layout.rows }, (_, row): Cell => [reel, row]))

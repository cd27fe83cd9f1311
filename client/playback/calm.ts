import type { Cue } from './cue.ts'

/** The maximum number of flashes of a large area in any second. Three are the harmful threshold. */
const FLASHES_MAX = 2
const SECOND_MS = 1_000
/** As a share of the visible symbols: fewer do not count as a flash. */
const LARGE_SHARE = 0.25
/** Applies at every speed: cards cannot be shown without their light, so they keep their distance. */
export const CARD_MS_MIN = SECOND_MS / FLASHES_MAX

/** The same cues; those whose light would follow others too soon are marked and shown without it. */
export function calmed(cues: readonly Cue[]): Cue[] {
  const lights = lightsOf(cues)
  const kept = lights.filter(({ cue }) => isCard(cue)).flatMap(({ atMs }) => atMs)
  return lights.map(({ cue, atMs }) => {
    if (atMs.length === 0 || isCard(cue)) return cue
    if (isTooMuch([...kept, ...atMs].filter((each) => isNear(each, atMs)))) return { ...cue, isCalm: true }
    kept.push(...atMs)
    return cue
  })
}

/** When each cue's light changes, in ms from the start of playback. */
export function lightsOf(cues: readonly Cue[]): { readonly cue: Cue; readonly atMs: readonly number[] }[] {
  let startMs = 0
  return cues.map((cue) => {
    const from = startMs
    startMs += cue.ms
    // A cue without duration is not shown.
    return { cue, atMs: cue.ms > 0 ? flashesOf(cue).map((ms) => from + ms) : [] }
  })
}

/** Whether any second has more flashes than allowed. */
function isTooMuch(flashesAtMs: readonly number[]): boolean {
  const sorted = flashesAtMs.toSorted((left, right) => left - right)
  return sorted.some((atMs, index) => (sorted[index + FLASHES_MAX] ?? Infinity) - atMs < SECOND_MS)
}

/** Covers the reels or the screen with text to read. */
export function isCard(cue: Cue): boolean {
  switch (cue.kind) {
    case 'featureStart':
    case 'featureEnd':
    case 'jackpot':
    case 'wheel':
    case 'pickOffer':
    case 'trailBoard':
    case 'cap':
      return true
    case 'trigger':
      return cue.spins > 0 && cue.view.feature !== null
    case 'wins':
    case 'collect':
      return cue.tier === 'epic'
    default:
      return false
  }
}

const isNear = (atMs: number, others: readonly number[]): boolean => others.some((other) => Math.abs(other - atMs) < SECOND_MS)

/**
 * When, in ms from its start, a large part of the reels darkens or is covered. Moving pictures do not count as
 * flashes.
 */
function flashesOf(cue: Cue): readonly number[] {
  switch (cue.kind) {
    // Plain reels are faint while turning, still ones fade in; stopped ones are dimmed while another teases.
    case 'spin':
      return [0, ...teaseStarts(cue.reels)]
    case 'cascade':
      return isLarge(cue, cue.removed.length)
    case 'transform':
      return isLarge(cue, cue.cells.length)
    case 'walk':
      return isLarge(cue, 2 * cue.moves.length)
    case 'link':
      return isLarge(cue, symbolsIn(cue) - cue.view.marks.length + cue.landed.length)
    case 'nudge':
    case 'multiplier':
    case 'trail':
    case 'picked':
    case 'trailMove':
    case 'featureStep':
    case 'end':
      return []
    // Losing symbols dim; rows light up; a card appears.
    default:
      return [0]
  }
}

/** One stretch of teasing is one darkening, however many reels take turns. */
function teaseStarts(reels: readonly { readonly atMs: number; readonly isTeasing: boolean }[]): number[] {
  const first = reels.findIndex(({ isTeasing }) => isTeasing)
  return first > 0 ? [reels[first - 1]!.atMs] : []
}

const isLarge = (cue: Cue, symbols: number): readonly number[] => (symbols >= LARGE_SHARE * symbolsIn(cue) ? [0] : [])

const symbolsIn = ({ view }: Cue): number => (view.grid ?? []).reduce((sum, column) => sum + column.length, 0)

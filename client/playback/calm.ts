import type { Cue } from './cue.ts'

/** A large part of the screen never darkens and lights up again oftener in any second. Three are where harm begins. */
export const FLASHES_MAX = 2
const SECOND_MS = 1_000
/** Of the symbols in view: what fewer of them do is no flash. */
const LARGE_SHARE = 0.25
/** However a round is sped up: cards cannot be shown without their light, so they keep their distance. */
export const CARD_MS_MIN = SECOND_MS / FLASHES_MAX

/** The same cues; those whose light would come too soon after others' say so, and are shown without it. */
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

/** When the light of each cue changes, from the start of the show. */
export function lightsOf(cues: readonly Cue[]): { readonly cue: Cue; readonly atMs: readonly number[] }[] {
  let startMs = 0
  return cues.map((cue) => {
    const from = startMs
    startMs += cue.ms
    // What takes no time is not shown.
    return { cue, atMs: cue.ms > 0 ? flashesOf(cue).map((ms) => from + ms) : [] }
  })
}

/** Whether some second has more flashes than it may. */
export function isTooMuch(flashesAtMs: readonly number[]): boolean {
  const sorted = flashesAtMs.toSorted((left, right) => left - right)
  return sorted.some((atMs, index) => (sorted[index + FLASHES_MAX] ?? Infinity) - atMs < SECOND_MS)
}

/** What covers the reels, or all of the screen, and says something that must be read. */
export function isCard(cue: Cue): boolean {
  switch (cue.kind) {
    case 'featureStart':
    case 'featureEnd':
    case 'jackpot':
    case 'wheel':
    case 'pickOffer':
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

/** When, from its start, a large part of the reels darkens or is covered. That pictures move past is no flash. */
function flashesOf(cue: Cue): readonly number[] {
  switch (cue.kind) {
    // Plain reels are faint while they turn, still ones fade in; those that stand are dim while another teases.
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
    case 'featureStep':
    case 'end':
      return []
    // What does not win dims; rows light up; a card comes.
    default:
      return [0]
  }
}

/** One stretch of teasing is one darkness, however many reels take turns in it. */
function teaseStarts(reels: readonly { readonly atMs: number; readonly isTeasing: boolean }[]): number[] {
  const first = reels.findIndex(({ isTeasing }) => isTeasing)
  return first > 0 ? [reels[first - 1]!.atMs] : []
}

const isLarge = (cue: Cue, symbols: number): readonly number[] => (symbols >= LARGE_SHARE * symbolsIn(cue) ? [0] : [])

const symbolsIn = ({ view }: Cue): number => (view.grid ?? []).reduce((sum, column) => sum + column.length, 0)

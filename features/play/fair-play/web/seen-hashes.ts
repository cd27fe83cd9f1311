import { fromHex, toHex } from '#engine/fair/bytes.ts'
import { sha256 } from '#engine/fair/sha256.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { getSeeds } from '../contract.ts'

export type Seeds = ReplyOf<typeof getSeeds>['data']
type Mode = Seeds['next'][number]['mode']
type Revealed = Pick<Seeds['revealed'][number], 'commit' | 'serverSeed'>

/**
 * Contradictions between the site's data and what this browser saw before. `missing`: a hash is gone. `passed-over`:
 * a pair other than the announced one is in use. `wrong-seed`: a revealed seed does not match its hash.
 */
export interface SeedFault {
  readonly kind: 'missing' | 'passed-over' | 'wrong-seed'
  readonly mode: Mode
  readonly commit: string
}

/** This browser's stored data for one player. */
export interface SeenHashes {
  readonly pairs: readonly SeenPair[]
  /** Kept until the player clears it, as evidence. */
  readonly faults: readonly SeedFault[]
}

interface SeenPair {
  readonly mode: Mode
  /** Null while no pair was in use. */
  readonly active: string | null
  readonly next: string
}

const NOTHING: SeenHashes = { pairs: [], faults: [] }

/** Compares what the site shows with what was seen before and returns the state to store. */
export function compareSeen(seen: SeenHashes, seeds: Seeds, revealed: readonly Revealed[]): SeenHashes {
  const pairs = seeds.next.map(({ mode, commit }) => ({ mode, active: activeOf(seeds, mode)?.commit ?? null, next: commit }))
  const found = pairs.flatMap((now) => {
    const before = seen.pairs.find(({ mode }) => mode === now.mode)
    return before ? faultsBetween(before, now, revealed) : []
  })
  const isKnown = (fault: SeedFault) => seen.faults.some(({ commit, kind }) => commit === fault.commit && kind === fault.kind)
  return { pairs, faults: [...seen.faults, ...found.filter((fault) => !isKnown(fault))] }
}

/** Hashes seen before that are neither in use nor announced now: the site must have revealed their seeds. */
export const goneFrom = (seen: SeenHashes, seeds: Seeds): readonly string[] => {
  const shown = [...seeds.active, ...seeds.next].map(({ commit }) => commit)
  return seen.pairs
    .flatMap(({ active, next }) => [active, next].filter((commit) => commit !== null && !shown.includes(commit)))
    .filter((commit) => commit !== null)
}

function faultsBetween(before: SeenPair, now: SeenPair, revealed: readonly Revealed[]): SeedFault[] {
  const { mode } = now
  const faultOf = (commit: string): SeedFault[] => {
    if (commit === now.active || commit === now.next) return []
    const pair = revealed.find((each) => each.commit === commit)
    if (!pair) return [{ kind: 'missing', mode, commit }]
    return givesHash(pair) ? [] : [{ kind: 'wrong-seed', mode, commit }]
  }
  const isPassedOver = now.next === before.next && now.active !== before.active
  const passedOver: SeedFault[] = isPassedOver ? [{ kind: 'passed-over', mode, commit: before.next }] : []
  return [...passedOver, ...[before.active, before.next].flatMap((commit) => (commit === null ? [] : faultOf(commit)))]
}

const givesHash = ({ commit, serverSeed }: Revealed): boolean => toHex(sha256(fromHex(serverSeed))) === commit

const activeOf = (seeds: Seeds, mode: Mode) => seeds.active.find((pair) => pair.mode === mode)

const keyOf = (playerId: string): string => `fair-seen:${playerId}`

/** Unreadable storage counts as empty. */
export function readSeen(playerId: string): SeenHashes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(playerId)) ?? 'null')
    return isSeen(kept) ? kept : NOTHING
  } catch {
    return NOTHING
  }
}

export function keepSeen(playerId: string, seen: SeenHashes): void {
  localStorage.setItem(keyOf(playerId), JSON.stringify(seen))
}

const isSeen = (kept: unknown): kept is SeenHashes =>
  typeof kept === 'object' && kept !== null && ['pairs', 'faults'].every((name) => Array.isArray(kept[name as keyof object]))

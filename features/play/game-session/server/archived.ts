import { sql } from 'kysely'
import { firstIdOf, type Id } from '#kernel/id.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { daysOf, type RoundFilter } from '#platform/round-history.ts'
import {
  type ArchivedRound,
  archivedRounds,
  findArchived as findInFiles,
  type RoundsWanted,
} from '#platform/round-archive/read-rounds.ts'
import type { RoundRow } from '#platform/round-archive/round-files.ts'
import { listRounds, listSettled, readRound, type RoundSummary, type StoredRound } from './store.ts'

/** Settled rounds of a player, of the table and of the files of those that have left it. */
export interface Rounds {
  /** One of the player's own rounds; another player's round is not found. */
  find(db: Reader, playerId: Id<'plr'>, id: string): Promise<StoredRound | undefined>
  /** A round that has left the table, with the requests of its choices. */
  findArchived(db: Reader, playerId: Id<'plr'>, id: string): Promise<StoredArchived | undefined>
  list(db: Reader, playerId: Id<'plr'>, filter: RoundFilter, max: number): Promise<RoundSummary[]>
  listSettled(
    db: Reader,
    playerId: Id<'plr'>,
    of: { readonly before: string | undefined; readonly max: number },
  ): Promise<StoredRound[]>
  /** Rounds that have left the table, one by one, newest first. */
  archived(db: Reader, playerId: Id<'plr'>, wanted: RoundsWanted): AsyncGenerator<StoredArchived>
  readonly folder: string
}

export interface StoredArchived extends StoredRound {
  readonly steps: readonly ArchivedStep[] | null
}

interface ArchivedStep {
  readonly request: string | null
  readonly requestHash: string | null
  /** Microseconds. */
  readonly at: number
}

const SUMMARY: readonly (keyof RoundRow)[] = [
  ...(['id', 'player', 'mode', 'game', 'definition_hash', 'seed_pair', 'nonce', 'stake', 'win', 'from_granted'] as const),
  ...(['from_won', 'balance_after', 'free_spins', 'at_micros', 'acknowledged_micros', 'terms'] as const),
]
/** A round's id is made in the moment of the round; requests take less than this. */
const ID_LEEWAY_MS = MINUTE_MS

export function roundsIn(folder: string): Rounds {
  const toStored = (round: ArchivedRound) => round as unknown as StoredArchived
  const findArchived: Rounds['findArchived'] = async (db, player, id) => {
    const round = await findInFiles(db, folder, { player, id })
    return round && toStored(round)
  }
  const archived: Rounds['archived'] = async function* (db, player, wanted) {
    for await (const round of archivedRounds(db, folder, player, wanted)) yield toStored(round)
  }
  return {
    folder,
    findArchived,
    archived,
    find: async (db, player, id) => (await readRound(db, player, id)) ?? findArchived(db, player, id),
    async list(db, player, filter, max) {
      const inTable = await listRounds(db, player, filter, max)
      const [from, to] = daysOf(filter)
      const wanted = {
        before: olderOf(filter.before, to),
        since: notBefore(inTable, max, from),
        game: filter.game,
        mode: filter.mode,
        columns: SUMMARY,
      }
      const inFiles = archived(db, player, wanted)
      return mergeNewest(inTable, inFiles, max, (round) => isWanted(round, filter, [from, to]))
    },
    async listSettled(db, player, { before, max }) {
      const inTable = await listSettled(db, player, { before, max })
      return mergeNewest(inTable, archived(db, player, { before, since: notBefore(inTable, max, null) }), max)
    },
  }
}

/** The least id that a full page of the table leaves room for; otherwise that of the first day. */
export function notBefore(inTable: readonly { readonly id: string }[], max: number, from: Date | null): string | undefined {
  if (inTable.length >= max) return inTable.at(-1)?.id
  return from === null ? undefined : idAt(from.getTime() - ID_LEEWAY_MS)
}

function olderOf(before: string | undefined, to: Date | null): string | undefined {
  if (to === null) return before
  const end = idAt(to.getTime() + ID_LEEWAY_MS)
  return before !== undefined && before < end ? before : end
}

/** Days of a filter may be before 1970 or beyond what an id can say. */
const idAt = (ms: number): string => firstIdOf('rnd', Math.min(Math.max(ms, 0), 2 ** 48 - 1))

function isWanted(
  { mode, game, at, win }: RoundSummary,
  filter: RoundFilter,
  [from, to]: readonly [Date | null, Date | null],
): boolean {
  if (filter.game !== undefined && game !== filter.game) return false
  if (filter.mode !== undefined && mode !== filter.mode) return false
  if ((from !== null && at < from.getTime()) || (to !== null && at >= to.getTime())) return false
  return filter.wins === undefined || win > 0n
}

/** A round that left between both readings counts once. Reads no more from the files than it needs. */
export async function mergeNewest<R extends { readonly id: string }>(
  inTable: readonly R[],
  inFiles: AsyncIterable<R>,
  max: number,
  isWantedRound: (round: R) => boolean = () => true,
): Promise<R[]> {
  const merged: R[] = []
  let next = 0
  for await (const round of inFiles) {
    if (!isWantedRound(round)) continue
    while (next < inTable.length && merged.length < max && inTable[next]!.id > round.id) merged.push(inTable[next++]!)
    if (merged.length >= max) break
    if (inTable[next]?.id !== round.id) merged.push(round)
  }
  return [...merged, ...inTable.slice(next)].slice(0, max)
}

/**
 * The round that this request played, if it has left the table: the ledger knows the request for good. Undefined if the
 * request is new or was another one.
 */
export async function readRepeated(
  db: Reader,
  rounds: Rounds,
  { playerId, key, hash }: { readonly playerId: Id<'plr'>; readonly key: string; readonly hash: string },
): Promise<StoredRound | undefined> {
  const { rows } = await sql<{ round: string }>`
    select ref ->> 'round' as round from ledger.transfer
    where player = ${playerId} and key = ${`round:${key}`} and request_hash = decode(${hash}, 'hex')`.execute(db)
  return rows[0] && rounds.findArchived(db, playerId, rows[0].round)
}

import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import { findPlayer } from '#platform/auth/players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { keysOf } from './keys.ts'
import { type Hit, relevant, type Standing, standingOf } from './rules.ts'
import { noteHits, readHits, readNoted } from './store.ts'

type Slices = () => readonly ServerFeature[]

/** Prizes and rounds ask again and again, so that an eligible player is remembered for a minute. */
const REMEMBERED_MS = MINUTE_MS
const REMEMBERED_MAX = 20_000

/** Whether players may have entries by the official rules. One instance per running site. */
export interface Eligibility {
  read(ctx: Pick<Context, 'clock'>, db: Reader, player: Id<'plr'>): Promise<Standing>
  /** The same, at most a minute old. */
  readSoon(ctx: Pick<Context, 'clock'>, db: Reader, player: Id<'plr'>): Promise<Standing>
  /** Compares an account whose facts changed with the list; returns how many facts match. */
  note(ctx: Pick<Context, 'clock'>, tx: Tx, player: Id<'plr'>): Promise<number>
  /** After the list, or a decision, changed. */
  forget(): void
}

export function createEligibility(slices: Slices): Eligibility {
  const eligible = new Map<Id<'plr'>, Instant>()
  const read: Eligibility['read'] = async (_ctx, db, player) => {
    const { hits, noted } = await factsOf(slices, db, player)
    return standingOf(hits, noted)
  }
  return {
    read,
    async readSoon(ctx, db, player) {
      const [now, readAt] = [ctx.clock.now(), eligible.get(player)]
      if (readAt !== undefined && now >= readAt && now - readAt < REMEMBERED_MS) return 'eligible'
      const standing = await read(ctx, db, player)
      if (eligible.size >= REMEMBERED_MAX) eligible.clear()
      if (standing === 'eligible') eligible.set(player, now)
      return standing
    },
    async note(ctx, tx, player) {
      eligible.delete(player)
      const { hits } = await factsOf(slices, tx, player)
      await noteHits(tx, player, hits, ctx.clock.now())
      return hits.length
    },
    forget: () => eligible.clear(),
  }
}

async function factsOf(slices: Slices, db: Reader, id: Id<'plr'>) {
  const player = await findPlayer(db, id)
  if (!player) return { hits: [], noted: [] }
  const address = player.address && `${player.address} ${player.address2 ?? ''}`
  const account = { birthDate: player.birthDate, isVerified: await isVerified(db, id) }
  const known: Hit[] = []
  for (const { barredByRule } of slices())
    for (const { subject, kind, reason } of (await barredByRule?.(db, player)) ?? [])
      known.push({ subject, kind, reason, birthDate: null })
  const listed = await readHits(db, keysOf({ ...player, address }))
  const noted = await withoutReleased(slices(), db, await readNoted(db, id))
  return { hits: [...known, ...relevant(listed, account)], noted: relevant(noted, account) }
}

/** The matches with subjects that still bar. */
export async function withoutReleased<M extends { readonly subject: string }>(
  slices: readonly ServerFeature[],
  db: Reader,
  matches: readonly M[],
): Promise<readonly M[]> {
  if (matches.length === 0) return matches
  const subjects = [...new Set(matches.map(({ subject }) => subject))]
  const released = new Set<string>()
  for (const { releasedSubjects } of slices)
    for (const subject of (await releasedSubjects?.(db, subjects)) ?? []) released.add(subject)
  return matches.filter(({ subject }) => !released.has(subject))
}

import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import { findPlayers, type Player } from '#platform/auth/players.ts'
import { verifiedOf } from '#platform/auth/verified.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { KnownAs } from './extension-points.ts'
import { type Key, keysOf } from './keys.ts'
import { type Hit, type Noted, relevant, type Standing, standingOf } from './rules.ts'
import { noteHits, readHits, readNoted, removeUndecided } from './store.ts'

type Slices = () => readonly ServerFeature[]

/** Prizes and rounds ask again and again, so that an eligible player is remembered for a minute. */
const REMEMBERED_MS = MINUTE_MS
const REMEMBERED_MAX = 20_000

/** Whether players may have entries by the official rules. One instance per running site. */
export interface Eligibility {
  read(ctx: Pick<Context, 'clock'>, db: Reader, player: Id<'plr'>): Promise<Standing>
  /** The same, at most a minute old. */
  readSoon(ctx: Pick<Context, 'clock'>, db: Reader, player: Id<'plr'>): Promise<Standing>
  /** Those of these players whom the rules bar, as of now or a minute ago. */
  readBarred(ctx: Pick<Context, 'clock'>, db: Reader, players: readonly Id<'plr'>[]): Promise<Id<'plr'>[]>
  /** Compares an account whose facts changed with the list; returns how many facts match. */
  note(ctx: Pick<Context, 'clock'>, tx: Tx, player: Id<'plr'>): Promise<number>
  /** The same after a rule knows more or less of the account: what no rule says anymore waits for no decision. */
  renote(ctx: Pick<Context, 'clock'>, tx: Tx, player: Id<'plr'>): Promise<void>
  /** After the list, or a decision, changed. */
  forget(): void
}

export function createEligibility(slices: Slices): Eligibility {
  const eligible = new Map<Id<'plr'>, Instant>()
  const isRemembered = (player: Id<'plr'>, now: Instant): boolean => {
    const readAt = eligible.get(player)
    return readAt !== undefined && now >= readAt && now - readAt < REMEMBERED_MS
  }
  const readMany = async (ctx: Pick<Context, 'clock'>, db: Reader, players: readonly Id<'plr'>[]) => {
    const now = ctx.clock.now()
    const asked = players.filter((player) => !isRemembered(player, now))
    const facts = await factsOf(slices, db, asked)
    const standings = new Map(asked.map((player) => [player, standingFrom(facts, player)]))
    if (eligible.size >= REMEMBERED_MAX) eligible.clear()
    for (const [player, standing] of standings) if (standing === 'eligible') eligible.set(player, now)
    return standings
  }
  const note: Eligibility['note'] = async (ctx, tx, player) => {
    eligible.delete(player)
    const hits = (await factsOf(slices, tx, [player])).get(player)?.hits ?? []
    await noteHits(tx, player, hits, ctx.clock.now())
    return hits.length
  }
  return {
    read: async (_ctx, db, player) => standingFrom(await factsOf(slices, db, [player]), player),
    readSoon: async (ctx, db, player) => (await readMany(ctx, db, [player])).get(player) ?? 'eligible',
    async readBarred(ctx, db, players) {
      const standings = await readMany(ctx, db, players)
      return players.filter((player) => standings.get(player) === 'barred')
    },
    note,
    async renote(ctx, tx, player) {
      await note(ctx, tx, player)
      const subjects = [...new Set((await readNoted(tx, [player])).map(({ subject }) => subject))]
      await removeUndecided(tx, player, [...(await releasedAmong(slices(), tx, subjects))])
    },
    forget: () => eligible.clear(),
  }
}

interface Facts {
  readonly hits: readonly Hit[]
  readonly noted: readonly Noted[]
}

const standingFrom = (facts: ReadonlyMap<Id<'plr'>, Facts>, player: Id<'plr'>): Standing =>
  standingOf(facts.get(player)?.hits ?? [], facts.get(player)?.noted ?? [])

/** By player, those who exist. */
async function factsOf(slices: Slices, db: Reader, ids: readonly Id<'plr'>[]): Promise<ReadonlyMap<Id<'plr'>, Facts>> {
  const players = await findPlayers(db, ids)
  if (players.size === 0) return new Map()
  const all = [...players.values()]
  const verified = await verifiedOf(db, ids)
  const known: KnownAs[] = []
  for (const { barredByRule } of slices()) known.push(...((await barredByRule?.(db, all)) ?? []))
  const keys = new Map(all.map((player) => [player.id, keysOf({ ...player, address: addressOf(player) })]))
  const listed = Map.groupBy(await readHits(db, [...keys.values()].flat()), nameOf)
  const noted = await withoutReleased(slices(), db, await readNoted(db, ids))
  const [knownOf, notedOf] = [Map.groupBy(known, ofPlayer), Map.groupBy(noted, ofPlayer)]
  return new Map(
    all.map(({ id, birthDate }) => {
      const account = { birthDate, isVerified: verified.has(id) }
      const byRule = (knownOf.get(id) ?? []).map(({ subject, kind, reason }): Hit => ({ subject, kind, reason, birthDate: null }))
      const byList = keys.get(id)!.flatMap((key) => listed.get(nameOf(key)) ?? [])
      return [id, { hits: [...byRule, ...relevant<Hit>(byList, account)], noted: relevant(notedOf.get(id) ?? [], account) }]
    }),
  )
}

const ofPlayer = ({ player }: { readonly player: Id<'plr'> }): Id<'plr'> => player
const nameOf = ({ kind, key }: Key): string => `${kind} ${key}`
const addressOf = ({ address, address2 }: Pick<Player, 'address' | 'address2'>): string | null =>
  address && `${address} ${address2 ?? ''}`

/** The matches with subjects that still bar. */
export async function withoutReleased<M extends { readonly subject: string }>(
  slices: readonly ServerFeature[],
  db: Reader,
  matches: readonly M[],
): Promise<readonly M[]> {
  if (matches.length === 0) return matches
  const subjects = [...new Set(matches.map(({ subject }) => subject))]
  const released = await releasedAmong(slices, db, subjects)
  return matches.filter(({ subject }) => !released.has(subject))
}

/** Those of these subjects whom no rule bars anymore. */
async function releasedAmong(
  slices: readonly ServerFeature[],
  db: Reader,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  const released = new Set<string>()
  for (const { releasedSubjects } of slices)
    for (const subject of (await releasedSubjects?.(db, subjects)) ?? []) released.add(subject)
  return released
}

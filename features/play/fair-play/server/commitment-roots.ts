import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { sql } from 'kysely'
import { merklePath, merkleRoot } from '#engine/fair/merkle.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Context, PlayerContext, VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { getInclusion as inclusionContract, listRoots as rootsContract } from '../contract.ts'

/** One signed, published Merkle root for the hashes of a day; each root names the previous one. */
export interface CommitmentRoot {
  /** The UTC day that ended, `2026-11-23`. */
  readonly day: string
  readonly fromAt: Instant
  readonly untilAt: Instant
  /** Hashes below the root, sorted by their digits. */
  readonly size: number
  readonly root: string
  /** The previous root; 64 zeros for the first. */
  readonly previous: string
  readonly publicKey: string
  /** Ed25519 over `signedText`. */
  readonly signature: string
}

const ROOTS_SHOWN_MAX = 60
const FIRST_PREVIOUS = '0'.repeat(64)
const KEY_PURPOSE = 'fair-root-signature'
/** The PKCS #8 prefix of a 32-byte Ed25519 key. */
const KEY_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const RAW_KEY_BYTES = 32

export const signedText = ({ day, fromAt, untilAt, size, root, previous }: Omit<CommitmentRoot, 'publicKey' | 'signature'>) =>
  ['fair-root', 'v1', day, iso(fromAt), iso(untilAt), size, root, previous].join('|')

/** Publishes the root of all hashes up to the last midnight UTC. Runs once per day however often it is called. */
export async function publishRoot(ctx: Pick<Context, 'clock' | 'vault' | 'log' | 'transaction'>): Promise<void> {
  const untilAt = Math.floor(ctx.clock.now() / DAY_MS) * DAY_MS
  const published = await ctx.transaction(async (tx) => {
    await sql`lock table fair_root in share row exclusive mode`.execute(tx)
    const [before] = await readRoots(tx, 1)
    const fromAt = before?.untilAt ?? 0
    if (fromAt >= untilAt) return undefined
    const leaves = await readLeaves(tx, fromAt, untilAt)
    const day = iso(untilAt - DAY_MS).slice(0, 10)
    const unsigned = {
      day,
      fromAt,
      untilAt,
      size: leaves.length,
      root: merkleRoot(leaves),
      previous: before?.root ?? FIRST_PREVIOUS,
    }
    const key = signingKey(ctx)
    const root = { ...unsigned, ...signed(key, signedText(unsigned)) }
    await sql`
      insert into fair_root (day, from_at, until_at, size, root, previous, public_key, signature, at)
      values (${day}::date, ${new Date(fromAt)}, ${new Date(untilAt)}, ${root.size}, ${root.root}, ${root.previous},
        ${root.publicKey}, ${root.signature}, ${new Date(ctx.clock.now())})`.execute(tx)
    return root
  })
  if (published) ctx.log.info({ root: published }, 'commitments published')
}

/** Newest first. */
async function readRoots(db: Reader, limit: number): Promise<CommitmentRoot[]> {
  const { rows } = await sql<CommitmentRoot>`
    select day::text as day, from_at as "fromAt", until_at as "untilAt", size, root, previous, public_key as "publicKey", signature
    from fair_root order by until_at desc limit ${limit}`.execute(db)
  return rows
}

/**
 * The Merkle proof from the hash of a player's seed, of a shared one or of odds, to the root of its day. Undefined before the root is
 * published, and for another player's hash.
 */
async function readInclusion(db: Reader, playerId: Id<'plr'>, commit: string) {
  const { rows } = await sql<CommitmentRoot>`
    select r.day::text as day, r.from_at as "fromAt", r.until_at as "untilAt", r.size, r.root
    from (
      select created_at as at from fair_seed_pair where player = ${playerId} and commit = ${commit}
      union select published_at from fair_odds where hash = ${commit}
      union select committed_at from promotion.shared_draw where commit = ${commit}
      union select committed_at from game_jackpot_drop where commit = ${commit}
    ) as shown join fair_root r on shown.at >= r.from_at and shown.at < r.until_at`.execute(db)
  const root = rows[0]
  if (!root) return undefined
  const leaves = await readLeaves(db, root.fromAt, root.untilAt)
  const index = leaves.indexOf(commit)
  return { day: root.day, root: root.root, leaf: commit, index, size: leaves.length, path: merklePath(leaves, index) }
}

export async function listRoots({ reader }: VisitorContext): Promise<ReplyOf<typeof rootsContract>> {
  const roots = (await readRoots(reader, ROOTS_SHOWN_MAX)).map(({ fromAt, untilAt, ...root }) => ({
    ...root,
    fromAt: new Date(fromAt).toISOString(),
    untilAt: new Date(untilAt).toISOString(),
  }))
  return { success: true, data: { roots } }
}

export async function getInclusion(
  { reader, playerId }: PlayerContext,
  { query: { commit } }: InputOf<typeof inclusionContract>,
): Promise<ReplyOf<typeof inclusionContract>> {
  return { success: true, data: { inclusion: (await readInclusion(reader, playerId, commit)) ?? null } }
}

async function readLeaves(db: Reader, fromAt: Instant, untilAt: Instant): Promise<string[]> {
  const { rows } = await sql<{ commit: string }>`
    select commit from fair_seed_pair where created_at >= ${new Date(fromAt)} and created_at < ${new Date(untilAt)}
    union select hash from fair_odds where published_at >= ${new Date(fromAt)} and published_at < ${new Date(untilAt)}
    union select commit from promotion.shared_draw where committed_at >= ${new Date(fromAt)} and committed_at < ${new Date(untilAt)}
    union select commit from game_jackpot_drop where committed_at >= ${new Date(fromAt)} and committed_at < ${new Date(untilAt)}`.execute(
    db,
  )
  return rows.map(({ commit }) => commit).toSorted((one, other) => (one < other ? -1 : 1))
}

/** The key derives from the site's secret: a new secret gives a new key, and each root names its own key. */
const signingKey = ({ vault }: Pick<Context, 'vault'>): KeyObject =>
  createPrivateKey({ key: Buffer.concat([KEY_PREFIX, vault.keyFor(KEY_PURPOSE)]), format: 'der', type: 'pkcs8' })

const signed = (key: KeyObject, text: string) => ({
  publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY_BYTES).toString('hex'),
  signature: sign(null, Buffer.from(text), key).toString('hex'),
})

const iso = (at: Instant): string => new Date(at).toISOString()

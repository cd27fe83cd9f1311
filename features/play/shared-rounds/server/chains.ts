import { sql } from 'kysely'
import { drawBurst } from '#engine/crash/play.ts'
import { burstsAt } from '#engine/crash/curve.ts'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import { defHash, freshHash } from '#engine/def-hash.ts'
import { type ChainRules, chainSeed } from '#engine/fair/seed-chain.ts'
import { openStream } from '#engine/fair/seeds.ts'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { rulesOf } from './games.ts'

/** Rounds of one chain: two thousand take about half a day of uninterrupted play. */
const CHAIN_LENGTH = 2_000
const SEED_PURPOSE = 'shared-round-seed'
const SEED_BYTES = 32

/** A game at a brand. */
export interface TableId {
  readonly brand: string
  readonly game: string
}

export interface Chain extends TableId {
  readonly no: number
  readonly definition_hash: string
  readonly length: number
  readonly chain_end: string
  readonly last_seed: Buffer
  readonly client_seed: string | null
}

/** The chain in use; undefined before the first, and where it is used up or its rules have changed. */
export async function findChain(db: Reader | Tx, { brand, game }: TableId): Promise<Chain | undefined> {
  const { rows } = await sql<Chain>`
    select * from shared_chain where brand = ${brand} and game = ${game} and retired_at is null`.execute(db)
  return rows[0]
}

export async function readChain(
  db: Reader | Tx,
  { brand, game, chain }: TableId & { chain: number },
): Promise<Chain | undefined> {
  const { rows } = await sql<Chain>`
    select * from shared_chain where brand = ${brand} and game = ${game} and no = ${chain}`.execute(db)
  return rows[0]
}

/**
 * Commits to a new chain after the one in use, which is retired; does nothing if another process was faster. Its hash
 * and its rules are a leaf of that day's root.
 */
export async function startChain(
  ctx: Pick<Context, 'clock' | 'rng' | 'vault'>,
  tx: Tx,
  { brand, game, after }: TableId & { readonly after: number | undefined },
  definition: CrashDefinition,
): Promise<void> {
  await sql`lock table shared_chain in share row exclusive mode`.execute(tx)
  if ((await findChain(tx, { brand, game }))?.no !== after) return
  const last = ctx.rng.bytes(SEED_BYTES)
  const chainEnd = chainSeed(Buffer.from(last).toString('hex'), { length: CHAIN_LENGTH, no: 0 })
  const definitionHash = defHash(definition)
  const rules: ChainRules = { id: 'round-chain', game, definitionHash, length: CHAIN_LENGTH, chainEnd }
  const hash = freshHash(rules)
  await publishOdds(ctx, tx, { rules, hash })
  const at = timestamp(ctx.clock.now())
  await sql`
    update shared_chain set retired_at = ${at}
    where brand = ${brand} and game = ${game} and retired_at is null`.execute(tx)
  await sql`
    insert into shared_chain (brand, game, no, definition_hash, length, chain_end, rules_hash, last_seed, committed_at)
    select ${brand}, ${game}, coalesce(max(no), 0) + 1, ${definitionHash}, ${CHAIN_LENGTH}, ${chainEnd}, ${hash},
      ${ctx.vault.seal(SEED_PURPOSE, last, chainEnd)}, ${at}
    from shared_chain where brand = ${brand} and game = ${game}`.execute(tx)
}

/** The first client seed that is made for a chain is kept. */
export async function setClientSeed(tx: Tx, chainEnd: string, clientSeed: string): Promise<void> {
  await sql`
    update shared_chain set client_seed = ${clientSeed} where chain_end = ${chainEnd} and client_seed is null`.execute(tx)
}

/** After a restore an outcome may have been seen that the data does not know: no chain goes on. */
export async function retireChains(tx: Tx, at: Instant): Promise<void> {
  await sql`update shared_chain set retired_at = ${timestamp(at)} where retired_at is null`.execute(tx)
}

/** What only the server knows before the burst. */
export interface Secret {
  readonly serverSeed: string
  readonly burst: number
  /** From the start of the flight to its end. */
  readonly flightMs: number
}

const SECRETS_KEPT_MAX = 200
const secrets = new Map<string, Secret>()

/** The seed and the burst of round `no`. Hashing down the chain takes milliseconds, so the latest are kept. */
export function secretOf({ vault }: Pick<Context, 'vault'>, chain: Chain, no: number): Secret {
  const key = `${chain.chain_end} ${no}`
  const known = secrets.get(key)
  if (known) return known
  assert(chain.client_seed !== null, 'a round has a client seed')
  const last = vault.open(SEED_PURPOSE, chain.last_seed, chain.chain_end).toString('hex')
  const serverSeed = chainSeed(last, { length: chain.length, no })
  const definition = rulesOf(chain)
  const seeds = { serverSeed, clientSeed: chain.client_seed, nonce: no, gameId: chain.game, defHash: chain.definition_hash }
  const burst = drawBurst(definition, openStream(seeds))
  const secret = { serverSeed, burst, flightMs: burstsAt(definition, burst) }
  if (secrets.size === SECRETS_KEPT_MAX) secrets.clear()
  secrets.set(key, secret)
  return secret
}

/** The hash of a round's seed, which is the seed of the round before it. */
export function commitOfRound({ vault }: Pick<Context, 'vault'>, chain: Chain, no: number): string {
  return no === 1 ? chain.chain_end : secretOf({ vault }, chain, no - 1).serverSeed
}

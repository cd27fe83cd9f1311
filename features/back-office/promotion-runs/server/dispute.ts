import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Reader } from '#platform/db/database.ts'
import { readDrawsOf } from '#platform/fair/prize-draws.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { type Grant, grantKey, readGrant } from '#promotions/grants/store.ts'
import type { DisputePack, readDisputePack as contract } from '../contract.ts'
import { type FoundRun, findRun } from './find-run.ts'

/** Everything that one grant was decided by, for an answer to its player or to an authority. */
export const readDisputePack =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { body: { run, player, key } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const found = await findRun(ctx, slices(), run)
    return ctx.show<ReplyOf<typeof contract>>('promotion-dispute-pack', async (tx) => {
      const grant = await readGrant(tx, grantKey({ run: found.campaign.id, player, key }))
      if (!grant) throw new AppError('not-found', 'No such grant.')
      const pack = await packOf(ctx, tx, { found, grant, key })
      return { seen: [grant.player], value: { success: true, data: { pack } } }
    })
  }

interface Asked {
  readonly found: FoundRun
  readonly grant: Grant
  readonly key: string
}

async function packOf(ctx: OperatorContext, tx: Reader, { found: { campaign, known }, grant, key }: Asked): Promise<DisputePack> {
  const { player, cause, proof, configHash } = grant
  const draws = await readDrawsOf({ vault: ctx.visit.vault, reader: tx }, grant.draws)
  return {
    madeAt: timeOf(ctx.clock.now())!,
    grant: {
      key,
      player,
      feature: grant.feature,
      value: grant.value,
      paid: grant.paid,
      state: grant.state,
      cause,
      purchase: grant.purchase,
      gone: grant.gone,
      earnedAt: timeOf(grant.earnedAt)!,
      paidAt: timeOf(grant.paidAt),
    },
    run: {
      id: campaign.id,
      brand: campaign.brand,
      title: campaign.words.en.title,
      startsAt: timeOf(campaign.startsAt)!,
      endsAt: timeOf(campaign.endsAt),
      countsSince: timeOf(campaign.countsSince),
      timeZone: known.run.timeZone,
    },
    config: { hash: configHash, text: await readConfig(tx, configHash) },
    event: proof.event ? { id: cause.startsWith('event:') ? cause.slice('event:'.length) : null, ...proof.event } : null,
    act: cause.startsWith('act:') ? await readAct(tx, { run: campaign.id, player, key: cause.slice('act:'.length) }) : null,
    cell: { before: proof.before ?? null, after: proof.after ?? null },
    draws: draws.map(({ at, oddsSince, definitionHash: _hash, ...draw }) => ({
      ...draw,
      at: timeOf(at)!,
      oddsSince: timeOf(oddsSince),
    })),
    place: await readPlace(tx, campaign.id, { player, cause }),
    transfer: grant.transfer === null ? null : await readTransfer(tx, player, grant.key),
  }
}

const timeOf = (at: Instant | null): string | null => (at === null ? null : new Date(at).toISOString())

/** As its hash reads it. */
async function readConfig(db: Reader, hash: string): Promise<string | null> {
  const { rows } = await sql<{
    text: string
  }>`select config::text as text from promotion.run_config where hash = ${hash}`.execute(db)
  return rows[0]?.text ?? null
}

async function readAct(
  db: Reader,
  { run, player, key }: { readonly run: string; readonly player: Id<'plr'>; readonly key: string },
): Promise<DisputePack['act']> {
  const { rows } = await sql<{ name: string; input: unknown; reply: unknown; at: Instant }>`
    select name, input, reply, at from promotion.act where player = ${player} and run = ${run} and key = ${key}`.execute(db)
  return rows[0] ? { key, ...rows[0], at: timeOf(rows[0].at)! } : null
}

/** Of a grant that a final table's place earned. */
async function readPlace(
  db: Reader,
  run: string,
  { player, cause }: Pick<Grant, 'player' | 'cause'>,
): Promise<DisputePack['place']> {
  const [kind, ...rest] = cause.split(':')
  if (kind !== 'place') return null
  const board = rest.length > 1 ? `${run}:${rest[0]}` : run
  const { rows } = await sql<{ place: number; points: number; reachedAt: Instant; hash: string }>`
    select f.place::int as place, f.score::float8 as points, f.reached_at as "reachedAt", b.hash
    from promotion.final_table f join promotion.board b on b.name = f.board
    where f.board = ${board} and f.player = ${player}`.execute(db)
  return rows[0] ? { board, ...rows[0], reachedAt: timeOf(rows[0].reachedAt)! } : null
}

async function readTransfer(db: Reader, player: Id<'plr'>, key: string): Promise<DisputePack['transfer']> {
  const { rows } = await sql<{ no: bigint; kind: string; movements: unknown; ref: unknown; at: Instant }>`
    select no, kind, to_jsonb(movements) as movements, ref, at from ledger.transfer
    where player = ${player} and key = ${`grant:${key}`}`.execute(db)
  const [row] = rows
  return row ? { ...row, no: String(row.no), key: `grant:${key}`, at: timeOf(row.at)! } : null
}

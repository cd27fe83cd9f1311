import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import type { GrantDraw, NewGrant } from './store.ts'

/** Lists the draws of sealed grants among the player's draws, as made when they were sealed, and names them as their proof. */
export async function openSeals(tx: Tx, grants: readonly NewGrant[]): Promise<readonly NewGrant[]> {
  const sealed = grants.filter(({ proof, state }) => proof?.isSealed && state !== 'shadow')
  if (sealed.length === 0) return grants
  const { rows } = await sql<GrantDraw & { key: string }>`
    with seal as materialized (
      select w.key, a.player, a.at, d.*
      from unnest(${sealed.map(({ key }) => key)}::text[], ${sealed.map(({ run }) => run)}::text[],
        ${sealed.map(({ player }) => player)}::text[]) as w (key, run, player)
      join promotion.act a on a.player = w.player and a.run = w.run
        and a.run || ':' || a.player || ':' || (a.reply #>> '{seal,key}') = w.key
      cross join jsonb_to_recordset(a.reply #> '{seal,draws}') as d (pair text, nonce bigint, prize text, rules jsonb, odds text)
    ), opened as (
      insert into fair_draw (pair, nonce, player, name, rules, prize, at, odds)
      select pair, nonce, player, rules ->> 'id', rules, prize, at, odds from seal
      on conflict do nothing
    )
    select key, pair, nonce::float8 as nonce, prize from seal`.execute(tx)
  const draws = Map.groupBy(rows, ({ key }) => key)
  return grants.map((grant) => {
    const own = draws.get(grant.key)
    return own ? { ...grant, draws: own.map(({ pair, nonce, prize }) => ({ pair, nonce, prize })) } : grant
  })
}

/** Once a pair is revealed, its sealed draws are listed too: a revealed pair has no draw that is withheld. */
export async function openSealsOfPair(tx: Tx, player: Id<'plr'>, commit: string): Promise<void> {
  await sql`
    insert into fair_draw (pair, nonce, player, name, rules, prize, at, odds)
    select d.pair, d.nonce, a.player, d.rules ->> 'id', d.rules, d.prize, a.at, d.odds
    from promotion.act a
    cross join jsonb_to_recordset(a.reply #> '{seal,draws}') as d (pair text, nonce bigint, prize text, rules jsonb, odds text)
    join fair_seed_pair p on p.id = d.pair and p.commit = ${commit}
    where a.player = ${player} and a.reply ? 'seal'
    on conflict do nothing`.execute(tx)
}

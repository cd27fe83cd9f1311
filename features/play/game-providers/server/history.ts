import { type RawBuilder, sql } from 'kysely'
import { money, toWire } from '#kernel/money.ts'
import type { Instant } from '#kernel/time.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { LastPlayed } from '#platform/feature.ts'
import { daysOf, type ListedRound, type RoundFilter } from '#platform/round-history.ts'
import type { ProviderRound } from './store.ts'

/** A round with the names shown to players. */
export interface NamedRound extends ProviderRound {
  readonly title: string
  readonly maker: string
  readonly replay_url: string | null
  readonly opened_at: Instant
  /** At least one bet was not rolled back. */
  readonly was_played: boolean
}

/** This slice's part of a player's history, including games that left the lobby. */
export async function providerRounds(ctx: PlayerContext, filter: RoundFilter, max: number): Promise<ListedRound[]> {
  const [from, to] = daysOf(filter)
  const { before = null, game = null, mode = null, wins = null } = filter
  const rounds = await readRounds(
    ctx.reader,
    sql`r.player = ${ctx.playerId}
      and (${before}::text is null or r.id < ${before})
      and (${game}::text is null or r.game = ${game})
      and (${mode}::text is null or r.mode = ${mode})
      and (${from}::timestamptz is null or r.opened_at >= ${from})
      and (${to}::timestamptz is null or r.opened_at < ${to})
      and (${wins}::text is null or r.win > 0)
      order by r.id desc limit ${max}`,
  )
  return rounds.map(toListed)
}

const ROUNDS_LOOKED_THROUGH = 200

/** Recently played provider games; reads only the last rounds, to stay a short query. */
export async function readLastGames({ reader, playerId }: PlayerContext): Promise<LastPlayed[]> {
  const { rows } = await sql<LastPlayed>`
    select game, max(id) as round from (
      select game, id from game_provider_round where player = ${playerId} order by id desc limit ${ROUNDS_LOOKED_THROUGH}
    ) as recent group by game`.execute(reader)
  return rows
}

/** One of the player's own rounds; another player's round is not found. */
export async function findNamedRound(ctx: PlayerContext, id: string): Promise<NamedRound | undefined> {
  const rounds = await readRounds(ctx.reader, sql`r.player = ${ctx.playerId} and r.id = ${id}`)
  return rounds[0]
}

async function readRounds(db: Reader, which: RawBuilder<unknown>): Promise<NamedRound[]> {
  const { rows } = await sql<NamedRound>`
    select r.*, p.title as maker, p.replay_url,
      coalesce((select card ->> 'title' from jsonb_array_elements(p.cards) card where card ->> 'code' = r.game), r.game) as title,
      exists (
        select from game_provider_transaction t
        where t.provider = r.provider and t.round = r.round and t.kind = 'bet' and not t.is_rolled_back
      ) as was_played
    from game_provider_round r join game_provider p on p.id = r.provider
    where ${which}`.execute(db)
  return rows
}

export function toListed({ id, game, title, maker, mode, stake, win, ...round }: NamedRound): ListedRound {
  const { granted, won } = MODE_ASSETS[mode]
  const settled = round.is_closed ? 'settled' : 'open'
  return {
    id,
    game,
    title,
    maker,
    mode,
    state: round.was_played ? settled : 'called-off',
    params: {},
    stake: toWire(money(granted, stake)),
    win: toWire(money(won, win)),
    isFree: round.is_free,
    at: new Date(round.opened_at).toISOString(),
    seeds: null,
    path: `/provider-rounds/${id}`,
  }
}

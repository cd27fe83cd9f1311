import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { AnyGame } from '#games/game.ts'
import { gameMode, type HomeJackpot, type OpenRound } from '../contract.ts'
import { pooledGames } from './catalogue.ts'
import { placeOf, readPools } from './jackpot-pools.ts'
import { toJackpots, toRound } from './replies.ts'
import type { RoundSummary } from './store.ts'

/** What home shows of the games: the jackpots that grow, and what waits for this player. */
export async function homePart(ctx: VisitorContext): Promise<{ jackpots: HomeJackpot[]; openRounds: OpenRound[] }> {
  const { reader, session } = ctx
  const [jackpots, openRounds] = await Promise.all([readJackpots(ctx), session ? readOpenRounds(reader, session.playerId) : []])
  return { jackpots, openRounds }
}

async function readJackpots({ reader, theme, locale }: VisitorContext): Promise<HomeJackpot[]> {
  const games = pooledGames().map((game) => ({
    game,
    places: gameMode.options.map((mode) => placeOf({ brand: theme.id, game, mode })),
  }))
  const pools = await readPools(
    reader,
    games.flatMap(({ places }) => places),
  )
  return games.flatMap(({ game, places }) =>
    toJackpots(places, pools).map((jackpot) => ({ ...jackpot, game: game.slug, name: nameOf(game, jackpot.tier, locale) })),
  )
}

/** A jackpot bears the name that its symbol has in the game. */
const nameOf = ({ symbolNames }: AnyGame, tier: string, locale: 'en' | 'es'): string => symbolNames[tier]?.[locale] ?? tier

/** Open rounds are few, and `open_in` begins with whose they are: a short read of its index, the latest first. */
export async function readOpenRounds(db: Reader, playerId: Id<'plr'>): Promise<OpenRound[]> {
  const { rows } = await sql<RoundSummary>`
    select id, player, mode, game, definition_hash, seed_pair, nonce, stake, win, from_granted, from_won, balance_after,
      free_spins, at, acknowledged_at, terms, open_in
    from game_round where open_in > ${`${playerId} `} and open_in < ${`${playerId}!`} order by id desc`.execute(db)
  return rows.map((row) => {
    const { id, game, title, mode, stake, at } = toRound(row)
    return { id, game, title, mode, stake, at, path: `/game/${game}` }
  })
}

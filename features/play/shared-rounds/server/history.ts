import { sql } from 'kysely'
import { checkClaim } from '#engine/claim.ts'
import { playSeeded } from '#engine/play.ts'
import { MODE_ASSETS, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { findGame, findRules } from '#games/all.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { money, toWire } from '#kernel/money.ts'
import type { Id } from '#kernel/id.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { LastPlayed, ServerFeature } from '#platform/feature.ts'
import { daysOf, type ListedRound, type RoundFilter } from '#platform/round-history.ts'
import type { exportSharedProofs as contract } from '../contract.ts'
import { betsOf, readBet, roundOf, type StoredBet } from './bets.ts'
import { type Chain, commitOfRound, readChain } from './chains.ts'
import { rulesOf } from './games.ts'
import { flightOf, readRound } from './rounds.ts'

/** This slice's part of a player's history. */
export async function sharedRounds(ctx: PlayerContext, filter: RoundFilter, max: number): Promise<ListedRound[]> {
  const [from, to] = daysOf(filter)
  const { before = null, game = null, mode = null, wins = null } = filter
  const bets = await betsOf(
    ctx.reader,
    ctx.playerId,
    sql`(${before}::text is null or id < ${before})
      and (${game}::text is null or game = ${game})
      and (${mode}::text is null or mode = ${mode})
      and (${from}::timestamptz is null or at >= ${from})
      and (${to}::timestamptz is null or at < ${to})
      and (${wins}::text is null or win > 0)`,
    max,
  )
  const listed: ListedRound[] = []
  for (const bet of bets) {
    const { commit, clientSeed, nonce, serverSeed, definitionHash } = await proofOf(ctx, ctx.reader, bet)
    listed.push({
      ...facts(bet),
      id: bet.id,
      maker: null,
      seeds: { definitionHash, commit, clientSeed, nonce, serverSeed },
      path: `/rounds/${bet.id}`,
    })
  }
  return listed
}

const PROOFS_PAGE = 100

/** The proofs of all settled bets, for the player to keep or to check. */
export async function exportSharedProofs(
  ctx: PlayerContext,
  { query }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const before = query.before ?? null
  const which = sql`state = 'settled' and (${before}::text is null or id < ${before})`
  const bets = await betsOf(ctx.reader, ctx.playerId, which, PROOFS_PAGE)
  const proofs = []
  for (const { id } of bets) {
    const { proof, events } = (await sharedRound(ctx, id))!
    proofs.push({ ...proof, events })
  }
  return { success: true, data: { proofs, next: bets.length < PROOFS_PAGE ? null : bets.at(-1)!.id } }
}

/** One of the player's own bets as a round with its proof; its events follow from the seeds once it has ended. */
export const sharedRound = (ctx: PlayerContext, id: string): Promise<WireRoundDetail | undefined> =>
  roundOfPlayer(ctx, ctx.playerId, id)

export const roundOfPlayer: NonNullable<ServerFeature['roundOf']> = async (ctx, player, id) => {
  const bet = await readBet(ctx.reader, player, id)
  return bet && detailOf(ctx, ctx.reader, bet)
}

const REPLAYED = 5
/** The largest wins are looked for among this many latest bets, which keeps the query short. */
const LOOKED_THROUGH = 5_000

/**
 * Replays the bets that won the player most of the winnings, from their seeds and rules alone, and names those that come
 * out differently. A round that has not burst yet is left out.
 */
export async function replayLargestBets(
  ctx: Pick<Context, 'vault' | 'clock'>,
  tx: Tx,
  playerId: Id<'plr'>,
): Promise<{ readonly checked: number; readonly wrong: readonly string[] }> {
  const latest = await betsOf(tx, playerId, sql`state = 'settled' and win > 0 and mode = 'SweepStakes'`, LOOKED_THROUGH)
  const largest = latest.toSorted((one, other) => Number(other.win - one.win)).slice(0, REPLAYED)
  const details = await Promise.all(largest.map((bet) => detailOf(ctx, tx, bet)))
  const over = details.filter(({ proof }) => proof.serverSeed !== null)
  const wrong = over.filter(({ proof, events, win }) => {
    const checked = checkClaim(
      JSON.stringify({ ...proof, events }),
      (slug, hash) => findRules(slug, hash) ?? findGame(slug)?.definition,
    )
    return !(checked.ok && checked.value.verified.isTrue && checked.value.verified.payout === win)
  })
  return { checked: over.length, wrong: wrong.map(({ id }) => id) }
}

async function detailOf(ctx: Pick<Context, 'vault' | 'clock'>, db: Reader | Tx, bet: StoredBet): Promise<WireRoundDetail> {
  const chain = (await readChain(db, bet))!
  const proof = await proofOf(ctx, db, bet)
  const events = bet.state === 'settled' && proof.serverSeed !== null ? replay(chain, proof.serverSeed, bet) : []
  const { granted } = MODE_ASSETS[bet.mode]
  return {
    ...facts(bet),
    id: bet.id,
    isAcknowledged: bet.state !== 'open',
    events: events.map((event) => ({ ...event })),
    choices: [],
    awaiting: null,
    proof: { ...proof, gameId: bet.game, choices: [], bet: { amount: toWire(money(granted, bet.stake)), ...paramsOf(bet) } },
    balanceBefore: toWire(money(granted, bet.balance_before)),
    balanceAfter: toWire(money(granted, bet.balance_after)),
    fromGranted: toWire(money(granted, bet.from_granted)),
    fromWon: toWire(money(granted, bet.from_won)),
  }
}

const replay = (chain: Chain, serverSeed: string, bet: StoredBet) =>
  playSeeded(
    rulesOf(chain),
    { serverSeed, clientSeed: chain.client_seed!, nonce: bet.round },
    { amount: Number(bet.stake), ...paramsOf(bet) },
  ).events

const paramsOf = ({ target }: StoredBet) => (target === null ? {} : { params: { target } })

function facts(bet: StoredBet) {
  const { granted, won } = MODE_ASSETS[bet.mode]
  return {
    game: bet.game,
    title: findGame(bet.game)?.title ?? bet.game,
    mode: bet.mode,
    state: bet.state,
    params: bet.target === null ? {} : { target: bet.target },
    stake: toWire(money(granted, bet.stake)),
    win: toWire(money(won, bet.win)),
    isFree: false,
    at: new Date(bet.at).toISOString(),
  }
}

/** The seeds of the bet's round: that of the server once the round is over for all. */
async function proofOf(ctx: Pick<Context, 'vault' | 'clock'>, db: Reader | Tx, bet: StoredBet) {
  const chain = (await readChain(db, bet))!
  const round = (await readRound(db, roundOf(bet)))!
  const flight = flightOf(ctx, chain, round)
  const isOver = round.state !== 'open' || ctx.clock.now() >= flight.endsAt
  return {
    definitionHash: chain.definition_hash,
    commit: commitOfRound(ctx, chain, round.no),
    clientSeed: chain.client_seed!,
    nonce: round.no,
    chainEnd: chain.chain_end,
    serverSeed: isOver ? flight.serverSeed : null,
  }
}

const BETS_LOOKED_THROUGH = 200

/** Recently played games; reads only the last bets, to stay a short query. */
export async function readLastGames({ reader, playerId }: PlayerContext): Promise<LastPlayed[]> {
  const { rows } = await sql<LastPlayed>`
    select game, max(id) as round from (
      select game, id from shared_bet where player = ${playerId} order by id desc limit ${BETS_LOOKED_THROUGH}
    ) as recent group by game`.execute(reader)
  return rows
}

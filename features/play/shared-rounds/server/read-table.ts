import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { PublicFace } from '#kernel/avatars.ts'
import { money, toWire } from '#kernel/money.ts'
import type { Id } from '#kernel/id.ts'
import { readBalances } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readShownFaces } from '#promotions/index.ts'
import type { OwnTable, SharedRound, SharedTable } from '../contract.ts'
import { betIn, type Leaver, readCrowd } from './bets.ts'
import { type Chain, commitOfRound, findChain, readChain, type TableId } from './chains.ts'
import { toBalances, toBet } from './replies.ts'
import { flightOf, lastRound, readEnded, startOf, type StoredRound } from './rounds.ts'

export type Slices = () => readonly ServerFeature[]
type Ctx = Pick<Context, 'vault' | 'clock' | 'reader' | 'theme'>

const ENDED_SHOWN = 20

/** The current round as everyone sees it, with nothing of its burst before it has happened. */
export async function readTable(ctx: Ctx, slices: Slices, game: string): Promise<SharedTable> {
  const id = { brand: ctx.theme.id, game }
  const round = await lastRound(ctx.reader, id)
  const chain = round ? await readChain(ctx.reader, round) : await findChain(ctx.reader, id)
  // A chain whose last one is over is shown until the next one has a client seed.
  const inUse = (await findChain(ctx.reader, id)) ?? chain
  const ended = round ? await readEnded(ctx.reader, round, { limit: ENDED_SHOWN }) : []
  return {
    game,
    now: ctx.clock.now(),
    chainEnd: inUse?.chain_end ?? '',
    clientSeed: inUse?.client_seed ?? null,
    round: round && chain ? await toSharedRound(ctx, slices, chain, round) : null,
    ended: ended.map(({ chain: of, no, burst, state }) => ({ chain: of, no, burst: state === 'over' ? burst : null })),
  }
}

async function toSharedRound(ctx: Ctx, slices: Slices, chain: Chain, round: StoredRound): Promise<SharedRound> {
  const { players, leavers } = await readCrowd(ctx.reader, round)
  const faces = await readShownFaces(
    ctx.reader,
    slices(),
    leavers.map(({ player }) => player),
  )
  const flight = flightOf(ctx, chain, round)
  const hasBurst = round.state !== 'open' || ctx.clock.now() >= flight.endsAt
  return {
    chain: round.chain,
    no: round.no,
    state: round.state,
    commit: commitOfRound(ctx, chain, round.no),
    opensAt: round.opens_at,
    startsAt: startOf(round),
    endsAt: hasBurst ? (round.ended_at ?? flight.endsAt) : null,
    burst: hasBurst ? flight.burst : null,
    serverSeed: hasBurst ? flight.serverSeed : null,
    players,
    leavers: leavers.map((leaver) => toLeaver(leaver, faces.get(leaver.player))),
  }
}

const toLeaver = ({ mode, target, win }: Leaver, face: PublicFace | undefined) => ({
  name: face?.name ?? null,
  avatar: face?.avatar ?? null,
  mode,
  multiplier: target,
  win: toWire(money(MODE_ASSETS[mode].won, win)),
})

/** The same with what concerns the player: the bet in the current round, and the balances. */
export async function readOwnTable(ctx: Ctx & { readonly playerId: Id<'plr'> }, slices: Slices, game: string): Promise<OwnTable> {
  const id: TableId = { brand: ctx.theme.id, game }
  const table = await readTable(ctx, slices, game)
  const bet = table.round && (await betIn(ctx.reader, ctx.playerId, { ...id, chain: table.round.chain, no: table.round.no }))
  return { table, bet: bet ? toBet(bet) : null, balances: toBalances(await readBalances(ctx.reader, ctx.playerId)) }
}

import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { CYCLE_MS } from '#kernel/play-cycle.ts'
import { HOUR_MS, type Instant } from '#kernel/time.ts'
import { readOpenSessions } from '#platform/auth/sessions.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { findOtherSlot, type OpenSlot, otherSlotOpen } from '#platform/pace/open-slots.ts'
import { AppError } from '#platform/problem.ts'
import { type launchProviderGame as contract, SESSION_HOURS, type WalletCurrency } from '../contract.ts'
import { isSlot } from './open-slots.ts'
import { type Provider, readProvider } from './providers.ts'

/** The game, player and permissions that a launch token grants. */
export interface GameSession {
  readonly provider: string
  readonly player: Id<'plr'>
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  readonly game: string
  /** Whether winnings may be played as well. */
  readonly may_play_won: boolean
  /** The player session that launched it; the token ends with that session. */
  readonly session: Id<'ses'>
  /** The player's IP address at launch. */
  readonly address: string
  /** The token expired, or the player signed out. */
  readonly isOver: boolean
}

type Launch = typeof contract

/** Each launch has a fresh opaque token that opens one game for one player. */
export const launchWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext, input: InputOf<Launch>): Promise<ReplyOf<Launch>> => {
    const { provider: id, game } = input.params
    const provider = await readProvider(ctx.reader, id)
    if (!provider?.games.includes(game)) throw new AppError('not-found', 'No such game')
    if (ctx.theme.isPlayStrict && isSlot(provider, game)) await refuseSecondSlot(ctx, slices(), { provider: id, game })
    return launch(ctx, provider, input)
  }

/** The bet would be refused, and the provider's page could not say why. */
async function refuseSecondSlot(
  ctx: PlayerContext,
  slices: readonly ServerFeature[],
  asked: Pick<OpenSlot, 'provider' | 'game'>,
): Promise<void> {
  const slot = { ...asked, mode: ctx.session.gameMode }
  const other = await findOtherSlot({ ctx, db: ctx.reader, slices, playerId: ctx.playerId, slot })
  if (other) throw otherSlotOpen(other)
}

async function launch(ctx: PlayerContext, provider: Provider, { params, body }: InputOf<Launch>): Promise<ReplyOf<Launch>> {
  const token = randomBytes(32).toString('base64url')
  const { gameMode } = ctx.session
  // Coin winnings are played without consent.
  const mayPlayWon = gameMode === 'TournamentPoints' || body.mayPlayWinnings
  const expiresAt = new Date(ctx.clock.now() + SESSION_HOURS * HOUR_MS)
  await ctx.transaction((tx) =>
    sql`
      insert into game_provider_session (token_hash, provider, player, session, address, mode, game, may_play_won, expires_at)
      values (${hashOf(token)}, ${provider.id}, ${ctx.playerId}, ${ctx.session.id}, ${ctx.address}, ${gameMode},
        ${params.game}, ${mayPlayWon}, ${expiresAt})`.execute(tx),
  )
  const url = new URL(provider.launch_url)
  const lobbyUrl = new URL('/lobby', ctx.origin).href
  const told = {
    token,
    game: params.game,
    lang: ctx.locale,
    currency: currencyOf(gameMode),
    lobby_url: lobbyUrl,
    // The game waits by itself instead of having an early bet refused.
    ...(ctx.theme.isPlayStrict && { cycle_ms: String(CYCLE_MS[isSlot(provider, params.game) ? 'slot' : 'other']) }),
  }
  url.search = new URLSearchParams(told).toString()
  return { success: true, data: { url: url.href, token } }
}

export interface TokenAsked {
  readonly provider: string
  readonly token: string
  readonly now: Instant
}

export async function readSession(db: Reader, { provider, token, now }: TokenAsked): Promise<GameSession | undefined> {
  const { rows } = await sql<Omit<GameSession, 'isOver'> & { expires_at: Instant }>`
    select provider, player, session, address, mode, game, may_play_won, expires_at from game_provider_session
    where token_hash = ${hashOf(token)} and provider = ${provider}`.execute(db)
  if (!rows[0]) return undefined
  const { expires_at, ...launched } = rows[0]
  const isOver = expires_at <= now || !(await readOpenSessions(db, [launched.session])).has(launched.session)
  return { ...launched, isOver }
}

/** Only a hash is stored, so a copy of the database opens no game. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const currencyOf = (mode: GameSession['mode']): WalletCurrency => (mode === 'SweepStakes' ? 'SC' : 'GC')

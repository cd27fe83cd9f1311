import type { ReplyOf } from '#kernel/contract.ts'
import { toWire, money, PLAYER_ASSETS } from '#kernel/money.ts'
import { type Balances, readBalances } from '#ledger/index.ts'
import { type Player, readPlayer } from '#platform/auth/players.ts'
import { readPreviousSignIn } from '#platform/auth/sessions.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { FeatureStatus, ServerFeature } from '#platform/feature.ts'
import { promotionForbiddenBy } from '#platform/may-promote.ts'
import { gather } from '#platform/slices.ts'
import type { getProfile as contract, Profile } from '../contract.ts'
import { EMPTY_PROFILE } from '../shared/profile.ts'
import { featureFields } from './feature-fields.ts'
import { placeOf } from '#platform/auth/devices/sign-in-place.ts'

/** The player profile: the account's own fields override the slices' fields, which override an explicit 'off'. */
export const getProfile =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => {
    const site = { playerId: ctx.playerId, channel: 'site' } as const
    const [parts, standings, forbidding] = await Promise.all([
      gather(ctx, slices(), (slice) => slice.profile?.(ctx)),
      gather(ctx, slices(), (slice) => slice.status?.(ctx)),
      promotionForbiddenBy(ctx, slices(), site),
    ])
    // Read after the push cursor: a push received twice is harmless, a missed one is not.
    const [player, previous, balances] = await Promise.all([
      readPlayer(ctx.reader, ctx.playerId),
      readPreviousSignIn(ctx.reader, ctx.playerId, ctx.session.id),
      readBalances(ctx.reader, ctx.playerId),
    ])
    const own = { ...fieldsOf(player), mayPromote: forbidding === undefined, previousSignIn: previous ? placeOf(previous) : null }
    const fieldsOfFeatures = featureFields(standings as Record<string, FeatureStatus>)
    const playerInfo = { playerBalance: toWireBalances(balances) }
    return { success: true, data: { ...EMPTY_PROFILE, ...fieldsOfFeatures, ...parts, ...own, playerInfo } as Profile }
  }

const fieldsOf = (player: Player): Partial<Profile> => ({
  id: player.id,
  login: player.login,
  email: player.email,
  phone: player.phone,
  name: player.name,
  surname: player.surname,
  birthDay: player.birthDate,
  isGuest: false,
  profileCompleted: player.profileCompletedAt !== null,
  gameMode: player.gameMode,
  primaryContact: player.email ? 'email' : player.phone ? 'phone' : 'login',
  emailConfirmed: player.emailConfirmedAt !== null,
})

const toWireBalances = (balances: Balances) => ({
  version: balances.version,
  ...(Object.fromEntries(PLAYER_ASSETS.map((asset) => [asset, toWire(money(asset, balances[asset]))])) as Record<
    (typeof PLAYER_ASSETS)[number],
    number
  >),
})

import type { ReplyOf } from '#kernel/contract.ts'
import type { State } from '#kernel/states.ts'
import { profilePush } from '#features/account/account/contract.ts'
import { audit } from '#platform/audit/index.ts'
import {
  lockPlayer,
  markProfileCompleted,
  type PersonalColumns,
  type Player,
  readPlayer,
  setPersonalInfo,
} from '#platform/auth/players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import { keepGift } from '#platform/auth/waiting-gifts.ts'
import { claimWelcome } from '#platform/auth/welcomed-mailboxes.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { profileCompleted } from '#platform/events/index.ts'
import { emit, pushTo } from '#platform/outbox/index.ts'
import type { PersonalInfo, updateProfile as contract } from '../contract.ts'
import { payGift } from './gift.ts'
import { keepMove, readLastMove } from './moves.ts'
import { type Parts, readParts, toProfileData } from './profile-data.ts'
import { refuseUpdate } from './rules.ts'

type Reply = ReplyOf<typeof contract>

/** Saves the personal data and records the change in the audit trail; rewards the first complete profile once, as soon as its player has confirmed an address. */
export const updateProfile =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext, { body }: { body: PersonalInfo }): Promise<Reply> => {
    const parts = await readParts(ctx, slices())
    return ctx.transaction(async (tx) => {
      const before = await lockPlayer(tx, ctx.playerId)
      const refusal = refuseUpdate(body, {
        player: { ...before, state: before.state as State },
        isVerified: await isVerified(tx, ctx.playerId),
        movedAt: await readLastMove(tx, ctx.playerId),
        today: ctx.today,
        now: ctx.clock.now(),
      })
      if (refusal) return { success: false, ...refusal }
      return keep(ctx, tx, { body, before, parts, slices: slices() })
    })
  }

interface Kept {
  readonly body: PersonalInfo
  readonly before: Player
  readonly parts: Parts
  readonly slices: readonly ServerFeature[]
}

async function keep(ctx: PlayerContext, tx: Tx, { body, before, parts, slices }: Kept): Promise<Reply> {
  const { playerId } = ctx
  const now = ctx.clock.now()
  const columns = toColumns(body, before)
  await setPersonalInfo(tx, playerId, columns)
  if (columns.state !== before.state) await keepMove(tx, playerId, { from: before.state, to: columns.state, at: now })
  // Before the reward and the push, which take the wallet's lock.
  for (const { personChanged } of slices) await personChanged?.(ctx, tx, playerId)
  const player = await readPlayer(tx, playerId)
  const data = await toProfileData({ ...ctx, reader: tx }, player, parts)
  if (data.profileCompleted && (await markProfileCompleted(tx, playerId, now))) {
    await emit(tx, profileCompleted, { playerId, payload: {}, at: now })
    if (player.emailConfirmedAt === null) await keepGift(tx, { player: playerId, kind: 'profile' }, now)
    else if (await claimWelcome(ctx, tx, player)) await payGift(ctx, tx, playerId)
  }
  const actor = { kind: 'player', id: playerId } as const
  const change = { before: columnsOf(before), after: columnsOf(player) }
  await audit(tx, ctx, { actor, subject: playerId, what: 'profile-changed', ...change, address: ctx.address })
  await pushTo(tx, playerId, profilePush, { action: 'changed' })
  return { success: true, data }
}

/** The easy form asks for no address: the stored one is kept. */
const toColumns = (info: PersonalInfo, before: Player): PersonalColumns => ({
  name: info.name,
  surname: info.surname,
  city: info.city === undefined ? before.city : info.city || null,
  address: info.address === undefined ? before.address : info.address || null,
  address2: info.address2 === undefined ? before.address2 : info.address2 || null,
  zip: info.zip,
  state: info.state ?? before.state,
})

const columnsOf = ({ name, surname, city, address, address2, zip, state }: Player) => ({
  name,
  surname,
  city,
  address,
  address2,
  zip,
  state,
})

import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { post, rewardTransfer } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { markProfileCompleted, type PersonalColumns, type Player, readPlayer, setPersonalInfo } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { PersonalInfo, updateProfile as contract } from '../contract.ts'
import { personalInfo } from '../feature.ts'
import { readParts, toProfileData } from './profile-data.ts'

/** Keeps the personal data and their change in the trail; the first complete profile is rewarded, once. */
export const updateProfile =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: PlayerContext, { body }: { body: PersonalInfo }): Promise<ReplyOf<typeof contract>> => {
    const { playerId } = ctx
    const parts = await readParts(ctx, slices())
    return ctx.transaction(async (tx) => {
      const before = columnsOf(await readPlayer(tx, playerId))
      await setPersonalInfo(tx, playerId, toColumns(body))
      const player = await readPlayer(tx, playerId)
      const data = toProfileData(ctx, player, parts)
      if (data.profileCompleted && (await markProfileCompleted(tx, playerId, ctx.clock.now()))) {
        const reward = rewardTransfer('profile-reward', playerId, optionsOf(ctx.theme, personalInfo).profileReward)
        if (reward) await post(tx, reward)
      }
      const actor = { kind: 'player', id: playerId } as const
      const after = columnsOf(player)
      await audit(tx, ctx, { actor, subject: playerId, what: 'profile-changed', before, after, address: ctx.address })
      return { success: true, data }
    })
  }

const toColumns = ({ name, surname, city, address, address2, zip }: PersonalInfo): PersonalColumns => ({
  name,
  surname,
  city: city || null,
  address: address || null,
  address2: address2 || null,
  zip,
})

const columnsOf = ({ name, surname, city, address, address2, zip }: Player) => ({ name, surname, city, address, address2, zip })

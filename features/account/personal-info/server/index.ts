import { optionsOf } from '#kernel/feature.ts'
import { kept } from '#kernel/personal-table.ts'
import { wireReward } from '#kernel/reward.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { payKeptGift } from '#platform/auth/waiting-gifts.ts'
import { wasWelcomed } from '#platform/auth/welcomed-mailboxes.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { personalInfo } from '../feature.ts'
import { payGift } from './gift.ts'
import { getProfilePage } from './get-profile-page.ts'
import { getRewards } from './get-rewards.ts'
import { updateProfile } from './update-profile.ts'

/** Players' personal data, and the rewards for a complete account. */
export const personalInfoServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: personalInfo.id,
  routes: [
    bind(contract.getProfilePage, getProfilePage(slices)),
    bind(contract.updateProfile, updateProfile(slices)),
    bind(contract.getRewards, getRewards(slices)),
  ],
  stepRewards: (theme) => ({ profileComplete: wireReward(optionsOf(theme, personalInfo).profileReward) }),
  emailConfirmed: (ctx, tx, { player, isFirst }) => {
    const pay = () => payGift(ctx, tx, player.id)
    return payKeptGift(tx, { player: player.id, kind: 'profile', isDue: isFirst, pay })
  },
  async stepsWithoutReward(ctx) {
    const { id, email } = await readPlayer(ctx.reader, ctx.playerId)
    // The account as it will be once the address is confirmed.
    return (await wasWelcomed(ctx, ctx.reader, { id, email, emailConfirmedAt: ctx.clock.now() })) ? ['profileComplete'] : []
  },
  personalTables: [kept('state_move', 'trail')],
  personalData: ownRows({ moves: ['state_move', 'moved_at', 'from_state', 'to_state'] }),
})

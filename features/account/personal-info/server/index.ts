import { optionsOf } from '#kernel/feature.ts'
import { kept } from '#kernel/personal-table.ts'
import { wireReward } from '#kernel/reward.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { wasWelcomed } from '#platform/auth/welcomed-mailboxes.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { personalInfo } from '../feature.ts'
import { getProfilePage } from './get-profile-page.ts'
import { getRewards } from './get-rewards.ts'
import { updateProfile } from './update-profile.ts'

/** What players tell of themselves, and what a whole account gives. */
export const personalInfoServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: personalInfo.id,
  routes: [
    bind(contract.getProfilePage, getProfilePage(slices)),
    bind(contract.updateProfile, updateProfile(slices)),
    bind(contract.getRewards, getRewards(slices)),
  ],
  stepRewards: (theme) => ({ profileComplete: wireReward(optionsOf(theme, personalInfo).profileReward) }),
  async stepsWithoutReward(ctx) {
    const { email } = await readPlayer(ctx.reader, ctx.playerId)
    return (await wasWelcomed(ctx, ctx.reader, email)) ? ['profileComplete'] : []
  },
  personalTables: [kept('state_move', 'trail')],
  personalData: ownRows({ moves: ['state_move', 'moved_at', 'from_state', 'to_state'] }),
})

import { optionsOf } from '#kernel/feature.ts'
import { wireReward } from '#kernel/reward.ts'
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
  stepRewards(theme) {
    const { phoneReward, profileReward } = optionsOf(theme, personalInfo)
    return { phoneConfirmation: wireReward(phoneReward), profileComplete: wireReward(profileReward) }
  },
})

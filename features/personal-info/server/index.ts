import { optionsOf } from '#kernel/feature.ts'
import { erased, kept } from '#kernel/personal-table.ts'
import { wireReward } from '#kernel/reward.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { wasWelcomed } from '#platform/auth/welcomed-mailboxes.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { personalInfo } from '../feature.ts'
import * as desk from '../shared/operator-contract.ts'
import { confirmPhone } from './confirm-phone.ts'
import { correctPerson } from './correct-person.ts'
import { findPlayers } from './find-players.ts'
import { CODES_KEPT_MS, getPhone } from './get-phone.ts'
import { getProfilePage } from './get-profile-page.ts'
import { getRewards } from './get-rewards.ts'
import { forgetOldCodes, wasRewarded } from './phone-store.ts'
import { requestCode } from './request-code.ts'
import { updateProfile } from './update-profile.ts'

/** What players tell of themselves, and what a whole account gives. */
export function personalInfoServer({ slices, texts }: Pick<SiteServices, 'slices' | 'texts'>): ServerFeature {
  const hasTexts = texts.kind !== 'off'
  return {
    id: personalInfo.id,
    routes: [
      bind(contract.getProfilePage, getProfilePage(slices)),
      bind(contract.updateProfile, updateProfile(slices)),
      bind(contract.getRewards, getRewards(slices, hasTexts)),
      bind(contract.getPhone, getPhone(hasTexts)),
      bind(contract.requestCode, requestCode(hasTexts)),
      bind(contract.confirmPhone, confirmPhone),
      bind(desk.findPlayers, findPlayers),
      bind(desk.correctPerson, correctPerson(slices)),
    ],
    stepRewards(theme) {
      const { phoneReward, profileReward } = optionsOf(theme, personalInfo)
      const phone = hasTexts ? { phoneConfirmation: wireReward(phoneReward) } : {}
      return { ...phone, profileComplete: wireReward(profileReward) }
    },
    async stepsWithoutReward(ctx) {
      const { email, phoneConfirmedAt } = await readPlayer(ctx.reader, ctx.playerId)
      const isOfAnother = phoneConfirmedAt !== null && !(await wasRewarded(ctx.reader, ctx.playerId))
      const isWelcomed = await wasWelcomed(ctx, ctx.reader, email)
      return [...(isOfAnother ? (['phoneConfirmation'] as const) : []), ...(isWelcomed ? (['profileComplete'] as const) : [])]
    },
    jobs: [
      {
        name: 'forget-phone-codes',
        schedule: '27 4 * * *',
        run: (ctx) => ctx.transaction((tx) => forgetOldCodes(tx, ctx.clock.now() - CODES_KEPT_MS)),
      },
    ],
    personalTables: [erased('phone_code'), kept('phone_reward', 'gifts'), kept('state_move', 'trail')],
    personalData: ownRows({
      codes: ['phone_code', 'sent_at', 'phone', 'expires_at', 'used_at'],
      phoneReward: ['phone_reward', 'paid_at'],
      moves: ['state_move', 'moved_at', 'from_state', 'to_state'],
    }),
  }
}

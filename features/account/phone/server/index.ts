import { optionsOf } from '#kernel/feature.ts'
import { erased, kept } from '#kernel/personal-table.ts'
import { wireReward } from '#kernel/reward.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { phone } from '../feature.ts'
import { confirmPhone } from './confirm-phone.ts'
import { CODES_KEPT_MS, getPhone } from './get-phone.ts'
import { requestCode } from './request-code.ts'
import { forgetOldCodes, wasRewarded } from './store.ts'

/** Phone numbers and their confirmation codes. Without an SMS provider, no phone is asked for. */
export function phoneServer({ sms }: Pick<SiteServices, 'sms'>): ServerFeature {
  const hasTexts = sms.kind !== 'off'
  return {
    id: phone.id,
    routes: [
      bind(contract.getPhone, getPhone(hasTexts)),
      bind(contract.requestCode, requestCode(hasTexts)),
      bind(contract.confirmPhone, confirmPhone),
    ],
    stepRewards: (theme) => (hasTexts ? { phoneConfirmation: wireReward(optionsOf(theme, phone).reward) } : {}),
    async stepsWithoutReward({ reader, playerId }) {
      const { phoneConfirmedAt } = await readPlayer(reader, playerId)
      return phoneConfirmedAt !== null && !(await wasRewarded(reader, playerId)) ? ['phoneConfirmation'] : []
    },
    jobs: [
      {
        name: 'forget-phone-codes',
        schedule: '27 4 * * *',
        run: (ctx) => ctx.transaction((tx) => forgetOldCodes(tx, ctx.clock.now() - CODES_KEPT_MS)),
      },
    ],
    personalTables: [erased('phone_code'), kept('phone_reward', 'gifts')],
    personalData: ownRows({
      codes: ['phone_code', 'sent_at', 'phone', 'expires_at', 'used_at'],
      phoneReward: ['phone_reward', 'paid_at'],
    }),
  }
}

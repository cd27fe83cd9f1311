import { samplesOf } from '#kernel/push.ts'
import { playerIdentityVerificationPush, playerVerificationPush, verificationAction } from './contract.ts'

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(playerIdentityVerificationPush, {
    rejected: { action: 'rejected' },
    approved: { action: 'approved' },
    duplicateCredentials: { action: 'duplicateCredentials' },
  }),
  samplesOf(playerVerificationPush, Object.fromEntries(verificationAction.options.map((action) => [action, { action }]))),
] as const

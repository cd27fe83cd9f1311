import { z } from 'zod'
import { definePush, type PushData } from '#kernel/push.ts'

/** What somebody who looked at a document decided. */
export const playerIdentityVerificationPush = definePush({
  pushType: 'playerIdentityVerification',
  data: z.object({ action: z.enum(['rejected', 'approved', 'duplicateCredentials']) }),
  samples: {
    rejected: { action: 'rejected' },
    approved: { action: 'approved' },
    duplicateCredentials: { action: 'duplicateCredentials' },
  },
})

export const verificationAction = z.enum([
  'surveyRequired',
  'needUploadDocument',
  'needScanDocument',
  'success',
  'apple_pay_success',
  'failed',
  'apple_pay_failed',
  'duplicate',
])
export type VerificationAction = z.infer<typeof verificationAction>

/** What a verification by a provider has come to. */
export const playerVerificationPush = definePush({
  pushType: 'playerVerification',
  data: z.object({ action: verificationAction }),
  samples: Object.fromEntries(verificationAction.options.map((action) => [action, { action }])),
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    playerIdentityVerification: PushData<typeof playerIdentityVerificationPush>
    playerVerification: PushData<typeof playerVerificationPush>
  }
}

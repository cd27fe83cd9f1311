import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'

/** A password and nothing else. */
export const plainAccount: ReplyOf<typeof contract.getSecurity> = {
  success: true,
  data: {
    hasPassword: true,
    hasEmail: true,
    secondFactor: { isOn: false, recoveryCodesLeft: 0 },
    passkeys: [],
    hasAlertsByMail: true,
  },
}

/** With everything on. */
export const guardedAccount: ReplyOf<typeof contract.getSecurity> = {
  success: true,
  data: {
    ...plainAccount.data,
    secondFactor: { isOn: true, recoveryCodesLeft: 9 },
    passkeys: [
      {
        id: 'cHJvb2Y',
        name: 'My phone',
        createdAt: '2026-11-20T18:04:00.000Z',
        lastUsedAt: '2026-11-21T15:00:00.000Z',
        isSynced: true,
      },
    ],
  },
}

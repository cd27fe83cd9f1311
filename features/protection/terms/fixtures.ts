import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'

export const unconfirmed: ReplyOf<typeof contract.listUnconfirmed> = {
  success: true,
  data: {
    documents: [
      {
        id: 'terms-of-use@2026-11-01',
        key: 'terms-of-use',
        version: '2026-11-01',
        title: 'Terms of use',
        sections: [{ heading: 'Who may play', paragraphs: ['You may open one account, for yourself.'] }],
      },
    ],
  },
}

export const nothingLeft: ReplyOf<typeof contract.confirm> = { success: true, data: { left: [] } }

import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'
import { inboxPush } from './contract.ts'

export const choices: ReplyOf<typeof contract.getChoices> = {
  success: true,
  data: [
    { kind: 'sign-in', isOn: true },
    { kind: 'daily-prize', isOn: false },
    { kind: 'free-spins', isOn: false },
    { kind: 'prize', isOn: false },
  ],
}

export const inbox: ReplyOf<typeof contract.getInbox> = {
  success: true,
  data: {
    messages: [
      {
        id: '12',
        kind: 'win',
        title: 'Big win: 85×',
        text: 'You won 85× your play amount in Cherry Royale.',
        link: '/rounds/rnd_1',
        at: 1_795_000_000,
        isRead: false,
      },
      {
        id: '11',
        kind: 'support',
        title: 'We answered your question',
        text: 'Read our reply and write back if you need more.',
        link: '/support',
        at: 1_794_990_000,
        isRead: true,
      },
    ],
    unread: 1,
  },
}

/** An example of each push, by action. */
export const pushSamples = [samplesOf(inboxPush, { changed: { action: 'changed' } })] as const

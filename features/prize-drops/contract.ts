import { z } from 'zod'
import { wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** The player who wins hears it on the own channel, everybody of the brand on theirs: never whose account it was. */
export const prizeDropsPush = definePush({
  pushType: 'prizeDrops',
  data: z.object({
    action: z.literal('prizeAssigned'),
    dropId: z.string(),
    isOwn: z.boolean(),
    /** As everybody may read it: `m•••a`. */
    winner: z.string(),
    asset: z.enum(['coins', 'entries']),
    prizeValue: wireAmount.min(0),
    /** Bronze, silver, gold. */
    prizeLvl: z.literal([1, 2, 3]),
  }),
  samples: {
    'prizeAssigned to oneself': {
      action: 'prizeAssigned',
      dropId: 'drop-1',
      isOwn: true,
      winner: 'm•••a',
      asset: 'coins',
      prizeValue: 500_000,
      prizeLvl: 3,
    },
    'prizeAssigned to somebody else': {
      action: 'prizeAssigned',
      dropId: 'drop-2',
      isOwn: false,
      winner: 'j•••n',
      asset: 'coins',
      prizeValue: 20_000,
      prizeLvl: 1,
    },
  },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    prizeDrops: PushData<typeof prizeDropsPush>
  }
}

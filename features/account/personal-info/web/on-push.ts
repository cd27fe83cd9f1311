import { profilePush } from '#features/account/account/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { getProfilePage, getRewards } from '../contract.ts'

/** Refetches what changed elsewhere, on whichever page shows it. */
export const onPush = [
  hear(profilePush, (_, { queries }) => {
    for (const contract of [getProfilePage, getRewards]) {
      void queries.invalidateQueries({ queryKey: keyOf(contract), refetchType: 'all' })
    }
  }),
]

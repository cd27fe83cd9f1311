import { profilePush } from '#features/account/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/hear.ts'
import { getProfilePage, getRewards } from '../contract.ts'

/** What changed elsewhere is asked for again, on whatever page it is shown. */
export const onPush = [
  hear(profilePush, (_, { queries }) => {
    for (const contract of [getProfilePage, getRewards]) {
      void queries.invalidateQueries({ queryKey: keyOf(contract), refetchType: 'all' })
    }
  }),
]

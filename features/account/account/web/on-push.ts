import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { getProfile, profilePush, setBalancePush } from '../contract.ts'
import { withBalances } from '../shared/with-balances.ts'

/** The page's handlers for account pushes. */
export const onPush = [
  hear(setBalancePush, (balances, { queries }) => patchData(queries, getProfile, (profile) => withBalances(profile, balances))),
  hear(profilePush, (_, { queries }) => void queries.invalidateQueries({ queryKey: keyOf(getProfile), refetchType: 'all' })),
]

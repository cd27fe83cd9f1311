import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/hear.ts'
import { getProfile, profilePush, setBalancePush } from '../contract.ts'
import { withBalances } from '../shared/with-balances.ts'

/** What a page does with the pushes of the account. */
export const onPush = [
  hear(setBalancePush, (balances, { queries }) => patchData(queries, getProfile, (profile) => withBalances(profile, balances))),
  hear(profilePush, (_, { queries }) => void queries.invalidateQueries({ queryKey: keyOf(getProfile), refetchType: 'all' })),
]

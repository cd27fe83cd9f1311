import { playerIdentityVerificationPush } from '#features/identity/contract.ts'
import { getProfilePage } from '#features/personal-info/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/hear.ts'
import { listDocuments } from '../contract.ts'

/** A document was decided: the list says how, and the account page asks whether that settles who somebody is. */
export const onPush = [
  hear(playerIdentityVerificationPush, (_, { queries }) => {
    void queries.invalidateQueries({ queryKey: keyOf(listDocuments) })
    void queries.invalidateQueries({ queryKey: keyOf(getProfilePage) })
  }),
]

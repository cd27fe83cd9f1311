import { playerIdentityVerificationPush } from '#features/account/verification/contract.ts'
import { getProfilePage } from '#features/account/personal-info/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { listDocuments } from '../contract.ts'

/** A document was decided: refetches the list, and the account page in case it completes the verification. */
export const onPush = [
  hear(playerIdentityVerificationPush, (_, { queries }) => {
    void queries.invalidateQueries({ queryKey: keyOf(listDocuments) })
    void queries.invalidateQueries({ queryKey: keyOf(getProfilePage) })
  }),
]

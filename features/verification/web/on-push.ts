import { playerIdentityVerificationPush, playerVerificationPush } from '#features/identity/contract.ts'
import { getProfilePage } from '#features/personal-info/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import type { PushTarget } from '#ui/feature.ts'
import { hear } from '#ui/realtime/hear.ts'
import { getVerification } from '../contract.ts'

/** However it was decided, what stands on the page is asked for anew. */
const askAnew = (_: unknown, { queries }: PushTarget): void => {
  for (const contract of [getVerification, getProfilePage]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
}

export const onPush = [hear(playerVerificationPush, askAnew), hear(playerIdentityVerificationPush, askAnew)]

import type { ReplyOf } from '#kernel/contract.ts'
import type { PushPayloads } from '#kernel/push.ts'
import { keyOf } from '#ui/api/query.ts'
import type { PushTarget } from '#ui/feature.ts'
import { getProfile } from '../contract.ts'
import { withBalances } from '../shared/with-balances.ts'

/** What a page does with the pushes of the account. */
export const onPush = {
  setBalance(balances: PushPayloads['setBalance'], { queries }: PushTarget): void {
    queries.setQueryData<ReplyOf<typeof getProfile>>(
      keyOf(getProfile),
      (known) => known && { ...known, data: withBalances(known.data, balances) },
    )
  },
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getProfile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import type { ApiClient } from '#ui/api/client.ts'
import { readProfile } from './queries.ts'

/** A call refused with 'terms-unconfirmed' brings up the documents; once they are confirmed it is sent again. */
export default function TermsWatcher() {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(
    () =>
      mendRefusal('terms-unconfirmed', async () => {
        // A fresh profile demands the modal.
        await readProfile(api, queries)
        await untilConfirmed(api, queries)
        return true
      }),
    [api, queries],
  )
  return null
}

function untilConfirmed(api: ApiClient, queries: QueryClient): Promise<void> {
  const { queryKey } = queryOf(api, getProfile)
  const isConfirmed = () => queries.getQueryData(queryKey)?.data.termsRequirement.length === 0
  return new Promise((resolve) => {
    if (isConfirmed()) return resolve()
    const leave = queries.getQueryCache().subscribe(() => {
      if (!isConfirmed()) return
      leave()
      resolve()
    })
  })
}

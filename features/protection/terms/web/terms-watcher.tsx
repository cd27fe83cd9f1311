import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getProfile, type Profile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import { untilData } from '#ui/parts/until-data.ts'
import { readProfile } from './queries.ts'

/** A call refused with 'terms-unconfirmed' opens the documents; once they are accepted it is resent. */
export default function TermsWatcher() {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(
    () =>
      mendRefusal('terms-unconfirmed', async () => {
        // The refetched profile opens the modal.
        await readProfile(api, queries)
        await untilData<{ data: Profile }>(queries, keyOf(getProfile), (known) => known?.data.termsRequirement.length === 0)
        return true
      }),
    [api, queries],
  )
  return null
}

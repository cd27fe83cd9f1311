import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getProfile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import { untilData } from '#ui/api/until-data.ts'
import { useFinish } from '#ui/time/use-finish.ts'
import type { WithRealityCheck } from '../contract.ts'
import { readProfile, useRealityCheck } from './queries.ts'

/**
 * When the reminder is due by the server's clock, the profile is read again and demands the modal. A call that was
 * refused for it is sent again once the reminder was read.
 */
export default function RealityCheckWatcher() {
  const api = useApi()
  const queries = useQueryClient()
  useFinish(useRealityCheck()?.dueAt, () => void readProfile(api, queries).catch(() => undefined))
  useEffect(
    () =>
      mendRefusal('reality-check-due', async () => {
        await readProfile(api, queries)
        await untilData<{ data: WithRealityCheck }>(queries, keyOf(getProfile), (known) => !known?.data.realityCheck?.isDue)
        return true
      }),
    [api, queries],
  )
  return null
}

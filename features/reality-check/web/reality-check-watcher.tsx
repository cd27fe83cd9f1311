import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getProfile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
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
        await new Promise<void>((resolve) => {
          const isRead = () => !queries.getQueryData<{ data: WithRealityCheck }>(keyOf(getProfile))?.data.realityCheck?.isDue
          if (isRead()) return resolve()
          const leave = queries.getQueryCache().subscribe(() => {
            if (!isRead()) return
            leave()
            resolve()
          })
        })
        return true
      }),
    [api, queries],
  )
  return null
}

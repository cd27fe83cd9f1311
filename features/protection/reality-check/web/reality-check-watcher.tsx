import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { getProfile } from '#features/account/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import { untilData } from '#ui/parts/until-data.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
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
  useFinish(useAskingTime(), () => void readProfile(api, queries).catch(() => undefined))
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

/**
 * In Unix seconds: one later than the reminder, since the clock is known to a part of a second and the server must not
 * say 'not yet'. A page that took longer to stand than there was time left asks in a second.
 */
function useAskingTime(): number | null {
  const known = useRealityCheck()
  return useMemo(() => (known && !known.isDue ? Math.max(known.dueAt, Math.ceil(serverNowMs() / SECOND_MS)) + 1 : null), [known])
}

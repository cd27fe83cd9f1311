import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { getProfile } from '#features/account/account/contract.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import { untilData } from '#ui/parts/until-data.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { useFinish } from '#ui/time/use-finish.ts'
import { readProfile, useRealityCheck } from './queries.ts'

/**
 * When the reminder is due by the server's clock, the profile is refetched and opens the modal. A call refused
 * because of it is resent after the acknowledgment.
 */
export default function RealityCheckWatcher() {
  const api = useApi()
  const queries = useQueryClient()
  useFinish(useAskingTime(), () => void readProfile(api, queries).catch(() => undefined))
  useEffect(
    () =>
      mendRefusal('reality-check-due', async () => {
        await readProfile(api, queries)
        await untilData<{ data: PlayerProfile }>(queries, keyOf(getProfile), (known) => !known?.data.realityCheck?.isDue)
        return true
      }),
    [api, queries],
  )
  return null
}

/**
 * Unix seconds, one later than due: the clock is accurate to a fraction of a second, and the server must not answer
 * 'not yet'. A page that hydrates after the due time asks within a second.
 */
function useAskingTime(): number | null {
  const known = useRealityCheck()
  return useMemo(() => (known && !known.isDue ? Math.max(known.dueAt, Math.ceil(serverNowMs() / SECOND_MS)) + 1 : null), [known])
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { getSeeds } from '../contract.ts'
import { checkSeen, giveClientSeeds } from './keep-seeds.ts'

/** Runs on every page: remembers the hashes that the site shows and creates their client seeds. */
export default function SeedWatcher() {
  const t = useTranslations('fair-play')
  const api = useApi()
  const queries = useQueryClient()
  const playerId = useProfile()?.id
  const seeds = useQuery(queryOf(api, getSeeds)).data?.data
  const isGiving = useRef(false)
  useEffect(() => {
    if (!seeds || playerId === undefined) return
    const keep = async () => {
      const faults = await checkSeen(api, playerId, seeds)
      if (faults.length > 0) showToast(t('seedFault'), { kind: 'error' })
      // The running call creates the seed for each answer.
      if (isGiving.current) return
      isGiving.current = true
      await giveClientSeeds(api, queries, seeds).finally(() => void (isGiving.current = false))
    }
    // Without a connection the next page retries.
    void keep().catch(() => undefined)
  }, [api, queries, playerId, seeds, t])
  return null
}

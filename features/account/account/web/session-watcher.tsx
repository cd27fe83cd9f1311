import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { initApp } from '../contract.ts'

/** When a session has ended, here or on another device, the first refused call turns the page into a guest's. */
export default function SessionWatcher() {
  const t = useTranslations('account')
  const api = useApi()
  const queries = useQueryClient()
  useEffect(
    () =>
      mendRefusal('not-signed-in', async () => {
        const wasPlayer = queries.getQueryData(queryOf(api, initApp).queryKey)?.data.isGuest === false
        if (!wasPlayer) return false
        await queries.fetchQuery({ ...queryOf(api, initApp), staleTime: 0 })
        showToast(t('sessionEnded'), { kind: 'warning' })
        return false
      }),
    [api, queries, t],
  )
  return null
}

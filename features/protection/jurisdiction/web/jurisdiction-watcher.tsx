import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { barePath, localePath } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiError } from '#ui/api/api-error.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { findSilently } from './find-position.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

/** A game refused because of the player's location: checks again if the browser allows it, otherwise explains why. */
export default function RestrictionWatcher() {
  const api = useApi()
  const t = useTranslations('jurisdiction')
  const locale = useSiteLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const mend = useEffectEvent(async ({ details }: ApiError) => {
    const { reason } = details
    if (reason === 'coins-only') {
      showToast(t('coinsOnly'), { kind: 'warning' })
      return false
    }
    const access = reason === 'prompt' ? await findSilently(api) : null
    if (access?.hasAccess) return true
    const query = new URLSearchParams({ reason: String(access?.reason ?? reason), returnTo: barePath(pathname) + search })
    void navigate(localePath(`/geoblock?${query}`, locale))
    return false
  })
  useEffect(() => mendRefusal('jurisdiction-refused', (refusal) => mend(refusal)), [])
  return null
}

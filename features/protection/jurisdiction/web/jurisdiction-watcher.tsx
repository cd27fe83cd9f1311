import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { barePath, type Locale, localePath } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiError } from '#ui/api/api-error.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { findSilently } from './find-position.ts'

/** A game that was refused for where the player is: looked for again where the browser allows it, else told why. */
export default function RestrictionWatcher() {
  const api = useApi()
  const t = useTranslations('restriction')
  const locale = useLocale() as Locale
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
  useEffect(() => mendRefusal('place-refused', (refusal) => mend(refusal)), [])
  return null
}

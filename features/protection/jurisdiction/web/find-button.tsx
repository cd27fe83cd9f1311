import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { localePath } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { GeoReason } from '#ui/parts/geo-reasons.ts'
import { returnPath } from '#ui/parts/return-path.ts'
import { findAccess } from './find-position.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

/** Repeats the location check; once access is granted it returns to the page the visitor wanted. */
export default function FindButton({ reason }: { readonly reason: GeoReason }) {
  const api = useApi()
  const t = useTranslations('jurisdiction')
  const locale = useSiteLocale()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [isLooking, setIsLooking] = useState(false)
  const look = async () => {
    setIsLooking(true)
    const access = await findAccess(api)
    setIsLooking(false)
    if (access.hasAccess) return navigate(localePath(returnPath(search.get('returnTo')), locale))
    if (access.reason !== reason)
      setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), reason: access.reason }))
  }
  return (
    <button type="button" className="button mt-2" disabled={isLooking} aria-live="polite" onClick={() => void look()}>
      {t(isLooking ? 'finding' : 'find')}
    </button>
  )
}

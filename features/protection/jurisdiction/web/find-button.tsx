import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { type Locale, localePath } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { GeoReason } from '#ui/parts/geo-reasons.ts'
import { returnPath } from '#ui/parts/return-path.ts'
import { findAccess } from './find-position.ts'

/** Looks for the visitor once more; with access it leads back to where they wanted to go. */
export default function FindButton({ reason }: { readonly reason: GeoReason }) {
  const api = useApi()
  const t = useTranslations('restriction')
  const locale = useLocale() as Locale
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

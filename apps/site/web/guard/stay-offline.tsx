import { useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { showToast } from '#ui/toast/toasts.ts'

/**
 * Offline the visitor stays on the current page and is told why: a new page needs code, for which the router would
 * reload this document. Visited pages open again.
 */
export function StayOffline() {
  const t = useTranslations('ui')
  const { pathname } = useLocation()
  const visited = useRef(new Set<string>())
  const blocker = useBlocker(({ nextLocation }) => !navigator.onLine && !visited.current.has(nextLocation.pathname))
  useEffect(() => void visited.current.add(pathname), [pathname])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    showToast(t('networkError'), { kind: 'error', id: 'unreached' })
  }, [blocker, t])
  return null
}

import { useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { showToast } from '#ui/toast/toasts.ts'

/**
 * Without a network one stays on the page one is on, and is told why: a page that was never here has code to load, and
 * the router would end this document to get it. What was here before opens again.
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

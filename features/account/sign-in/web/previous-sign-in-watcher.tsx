import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { pageAt } from '#kernel/locale.ts'
import { showToast } from '#ui/toast/toasts.ts'

/** Shows, right after signing in, when and with which device the account was last used. */
export default function PreviousSignInWatcher() {
  const t = useTranslations('sign-in')
  const format = useFormatter()
  const profile = useProfile()
  const { pathname } = useLocation()
  const isOwed = useRef(profile === null)

  useEffect(() => {
    if (!profile) isOwed.current = true
    // Navigation dismisses toasts, so it waits until the sign-in page is left.
    if (!profile || !isOwed.current || pageAt(pathname) === '/signin') return undefined
    const timer = setTimeout(() => {
      isOwed.current = false
      if (!profile.previousSignIn) return
      const { at, device } = profile.previousSignIn
      const when = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone: ownTimeZone() })
      showToast(t('previousSignIn', { at: when, device: device || 'none' }))
    })
    return () => clearTimeout(timer)
  }, [profile, pathname, t, format])
  return null
}

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

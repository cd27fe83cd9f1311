import { useLocation, useNavigate } from 'react-router'
import { barePath } from '#kernel/locale.ts'
import type { PushTarget } from '../feature.ts'
import { useLocalPath } from '../i18n/local-link.tsx'
import { isPageHeld } from '../page/page-holds.ts'

/** Navigates elsewhere without a click. */
export function useLead(): PushTarget['lead'] {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const local = useLocalPath()
  return (path, { state, waitingUnder } = {}) => {
    const isWaiting = waitingUnder !== undefined && barePath(pathname).startsWith(waitingUnder)
    if (!isWaiting && (document.hidden || isPageHeld())) return false
    void navigate(local(path), { state })
    return true
  }
}

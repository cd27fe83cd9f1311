import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageAt } from '#kernel/locale.ts'
import { useModals } from '#ui/modal/use-modals.ts'

/** `/profile#verify` opens the widget; mails and other sites link to it. */
export default function HashWatcher() {
  const { pathname, hash } = useLocation()
  const modals = useModals()
  const open = useRef(modals.open)
  open.current = modals.open
  const isAsked = pageAt(pathname) === '/profile' && hash.includes('verify')
  useEffect(() => {
    if (isAsked) open.current('verification')
  }, [isAsked])
  return null
}

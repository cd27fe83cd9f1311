import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { clearToasts, toastQueue } from './toasts.ts'

const Toaster = lazy(() => import('./toaster.tsx'))
const none = () => 0

/** The place of toasts: empty, and without their library, until there is one. Toasts go when the address changes. */
export function ToastRoot() {
  const { pathname, search } = useLocation()
  const address = useRef(pathname + search)
  const waiting = useSyncExternalStore(toastQueue.subscribe, () => toastQueue.waiting().length, none)
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (waiting > 0) setIsNeeded(true)
  }, [waiting])
  useEffect(() => {
    if (address.current === pathname + search) return
    address.current = pathname + search
    clearToasts()
  }, [pathname, search])
  return <Suspense fallback={null}>{isNeeded ? <Toaster /> : null}</Suspense>
}

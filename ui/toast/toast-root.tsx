import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { clearToasts, toastQueue } from './toasts.ts'

const none = () => 0

/** The place of toasts: empty, and without their library, until there is one. Toasts go when the address changes. */
export function ToastRoot() {
  const { pathname, search } = useLocation()
  const address = useRef(pathname + search)
  const waiting = useSyncExternalStore(toastQueue.subscribe, () => toastQueue.waiting().length, none)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const isNeeded = waiting > 0 && Toaster === null
  useEffect(() => {
    if (!isNeeded) return undefined
    let isHere = true
    // Without a network the library cannot come: what was to be said is not said late, and the page stands.
    import('./toaster.tsx').then(({ default: loaded }) => isHere && setToaster(() => loaded), clearToasts)
    return () => {
      isHere = false
    }
  }, [isNeeded])
  useEffect(() => {
    if (address.current === pathname + search) return
    address.current = pathname + search
    clearToasts()
  }, [pathname, search])
  return Toaster ? <Toaster /> : null
}

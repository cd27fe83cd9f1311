import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { withoutModals } from '../modal/modal-location.ts'
import { clearToasts, toastQueue } from './toasts.ts'

const none = () => 0

/**
 * The toast container: empty, and without its library, until the first toast. Toasts close when the address changes.
 */
export function ToastRoot() {
  const { pathname, search } = useLocation()
  // A modal that leaves the address, as after a refusal, leaves its toast.
  const here = pathname + withoutModals({ pathname, search, state: null }).search
  const address = useRef(here)
  const waiting = useSyncExternalStore(toastQueue.subscribe, () => toastQueue.waiting().length, none)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const isNeeded = waiting > 0 && Toaster === null
  useEffect(() => {
    if (!isNeeded) return undefined
    let isHere = true
    // The library cannot load offline: toasts are dropped rather than shown late, and the page keeps working.
    import('./toaster.tsx').then(({ default: loaded }) => isHere && setToaster(() => loaded), clearToasts)
    return () => {
      isHere = false
    }
  }, [isNeeded])
  useEffect(() => {
    if (address.current === here) return
    address.current = here
    clearToasts()
  }, [here])
  return Toaster ? <Toaster /> : null
}

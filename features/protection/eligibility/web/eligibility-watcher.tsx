import { useEffect, useRef } from 'react'
import { mendRefusal } from '#ui/api/recovery.ts'
import { useModals } from '#ui/modal/use-modals.ts'

/** Explains a round, a purchase or a request refused because entries are closed to this player. */
export default function EligibilityWatcher() {
  const modals = useModals()
  const open = useRef(modals.open)
  open.current = modals.open
  useEffect(
    () =>
      mendRefusal('not-eligible', () => {
        open.current('not-eligible')
        return Promise.resolve(false)
      }),
    [],
  )
  return null
}

import { useEffect, useRef } from 'react'
import { mendRefusal } from '#ui/api/recovery.ts'
import { useModals } from '#ui/modal/use-modals.ts'

/** Explains a round, a purchase or a promotion that was refused because an operator switched the player off. */
export default function PlayerOffWatcher() {
  const modals = useModals()
  const open = useRef(modals.open)
  open.current = modals.open
  useEffect(
    () =>
      mendRefusal('player-off', () => {
        open.current('player-off')
        return Promise.resolve(false)
      }),
    [],
  )
  return null
}

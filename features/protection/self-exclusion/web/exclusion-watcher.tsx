import { useEffect, useRef } from 'react'
import { mendRefusal } from '#ui/api/recovery.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useKnownAbsence } from './queries.ts'

const TOLD = 'absence-told'

/**
 * Announces a break or self-exclusion once after each sign-in, and when a round or a purchase is refused because of
 * it.
 */
export default function AbsenceWatcher() {
  const absence = useKnownAbsence()
  const modals = useModals()
  const open = useRef(modals.open)
  open.current = modals.open
  const isAbsent = Boolean(absence)
  useEffect(() => {
    if (!isAbsent) return sessionStorage.removeItem(TOLD)
    if (sessionStorage.getItem(TOLD)) return
    sessionStorage.setItem(TOLD, '1')
    open.current('absence')
  }, [isAbsent])
  useEffect(
    () =>
      mendRefusal('absent', () => {
        open.current('absence')
        return Promise.resolve(false)
      }),
    [],
  )
  return null
}

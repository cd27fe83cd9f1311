import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf } from '#ui/api/query.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { getLimits } from '../contract.ts'
import { limitIn } from './limit-title.ts'

/** A round that a limit does not allow is not sent again: the player is told which one it was, and led to the limits. */
export default function LimitsWatcher() {
  const modals = useModals()
  const queries = useQueryClient()
  const open = useRef(modals.open)
  open.current = modals.open
  useEffect(
    () =>
      mendRefusal('limit-reached', ({ details }) => {
        void queries.invalidateQueries({ queryKey: keyOf(getLimits) })
        open.current('limit-reached', { ...limitIn(details) })
        return Promise.resolve(false)
      }),
    [queries],
  )
  return null
}

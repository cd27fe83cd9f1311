import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf } from '#ui/api/query.ts'
import { mendRefusal } from '#ui/api/recovery.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { getLimits } from '../contract.ts'
import { limitIn } from './limit-title.ts'

/** A round refused by a limit is not resent: the player is told which limit it was, with a link to the limits. */
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

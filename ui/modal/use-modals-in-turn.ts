import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ModalArgs } from '../feature.ts'
import { modalsOf } from './modal-location.ts'
import { useModals } from './use-modals.ts'

interface Asked {
  readonly name: string
  readonly args: ModalArgs
}

/**
 * Opens what nobody clicked for: one modal after the other, each once no other is open. Two that come in the same
 * moment would else take each other's place, and one that comes over another would hide what somebody is doing.
 */
export function useModalsInTurn(): (name: string, args?: ModalArgs) => void {
  const location = useLocation()
  const { open } = useModals()
  const [waiting, setWaiting] = useState<readonly Asked[]>([])
  /** From asking for one until the page is where it stands. */
  const isOpening = useRef(false)
  const openNext = useEffectEvent(() => {
    const [next] = waiting
    if (!next || isOpening.current || modalsOf(location).length > 0) return
    isOpening.current = true
    setWaiting((before) => before.slice(1))
    open(next.name, next.args)
  })
  useEffect(() => {
    isOpening.current = false
  }, [location.key])
  useEffect(() => openNext(), [waiting, location.key])
  return (name, args = {}) => setWaiting((before) => [...before, { name, args }])
}

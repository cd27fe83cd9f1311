import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ModalArgs, PushTarget } from '../feature.ts'
import { isPageHeld, whenPageIsFree } from '../page/page-holds.ts'
import { isGeoblock, modalsOf } from './modal-location.ts'
import { useModals } from './use-modals.ts'

interface Asked {
  readonly name: string
  readonly args: ModalArgs
  readonly isAnswer: boolean
}

/**
 * Opens what nobody clicked for: one modal after the other, each once nothing holds the page (a modal, a round) and no
 * other page is on its way. Else one would hide what somebody is doing, or keep somebody from going where they wanted.
 */
export function useModalsInTurn(): PushTarget['openModal'] {
  const location = useLocation()
  const { state: navigation } = useNavigation()
  const { open } = useModals()
  const [waiting, setWaiting] = useState<readonly Asked[]>([])
  /** From asking for one until the page is where it stands. */
  const isOpening = useRef(false)
  const openNext = useEffectEvent(() => {
    const [next] = waiting
    if (!next || isOpening.current || navigation !== 'idle' || modalsOf(location).length > 0) return
    if (isGeoblock(location.pathname) || (isPageHeld() && !next.isAnswer)) return
    isOpening.current = true
    setWaiting((before) => before.slice(1))
    open(next.name, next.args)
  })
  useEffect(() => {
    isOpening.current = false
  }, [location.key])
  useEffect(() => {
    openNext()
    return whenPageIsFree(() => openNext())
  }, [waiting, location.key, navigation])
  return (name, args = {}, { isAnswer = false } = {}) => {
    const asked = { name, args, isAnswer }
    setWaiting((before) => (isAnswer ? [asked, ...before] : [...before, asked]))
  }
}

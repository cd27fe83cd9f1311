import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ModalArgs, PushTarget } from '../feature.ts'
import { isPageHeld, whenPageIsFree } from '../page/page-holds.ts'
import { useWebFeatures } from '../page/web-features.tsx'
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
  const features = useWebFeatures()
  const [waiting, setWaiting] = useState<readonly Asked[]>([])
  /** From asking for one until the page is where it stands. */
  const isOpening = useRef(false)
  const openNext = useEffectEvent(() => {
    const [next] = waiting
    if (!next || isOpening.current || navigation !== 'idle') return
    // An address may name what no slice has, or what opens by itself alone: neither is drawn.
    const isDrawn = (name: string) => features.some(({ modals }) => modals?.[name] && !modals[name].isDemanded)
    if (modalsOf(location).some(({ name }) => isDrawn(name))) return
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

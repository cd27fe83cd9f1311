import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ModalArgs, PushTarget } from '../feature.ts'
import { isPageHeld, whenPageIsFree } from '../page/page-holds.ts'
import { useWebFeatures } from '../page/web-features.tsx'
import { isGeoblock, modalsOf } from './modal-location.ts'
import { mayOffer } from './offers.ts'
import { useModals } from './use-modals.ts'

interface Asked {
  readonly name: string
  readonly args: ModalArgs
  readonly isAnswer: boolean
  readonly sells: boolean
}

/**
 * Opens automatic modals one after the other, each while nothing holds the page (a modal, a round) and no navigation
 * is pending. Otherwise one could cover or interrupt what the visitor is doing. Modals that sell let others pass until
 * offers may open.
 */
export function useModalsInTurn(): PushTarget['openModal'] {
  const location = useLocation()
  const { state: navigation } = useNavigation()
  const { open } = useModals()
  const features = useWebFeatures()
  const [waiting, setWaiting] = useState<readonly Asked[]>([])
  /** From the request until the navigation has finished. */
  const isOpening = useRef(false)
  const openNext = useEffectEvent(() => {
    const next = waiting.find(({ sells }) => !sells || mayOffer())
    if (!next || isOpening.current || navigation !== 'idle') return
    // An address may name an unknown or automatic modal; neither is rendered.
    const isDrawn = (name: string) => features.some(({ modals }) => modals?.[name] && !modals[name].isDemanded)
    if (modalsOf(location).some(({ name }) => isDrawn(name))) return
    if (isGeoblock(location.pathname) || (isPageHeld() && !next.isAnswer)) return
    isOpening.current = true
    setWaiting((before) => before.filter((each) => each !== next))
    open(next.name, next.args)
  })
  useEffect(() => {
    isOpening.current = false
  }, [location.key])
  useEffect(() => {
    openNext()
    return whenPageIsFree(() => openNext())
  }, [waiting, location.key, navigation])
  return (name, args = {}, { isAnswer = false, sells = false } = {}) => {
    const asked = { name, args, isAnswer, sells }
    setWaiting((before) => (isAnswer ? [asked, ...before] : [...before, asked]))
  }
}

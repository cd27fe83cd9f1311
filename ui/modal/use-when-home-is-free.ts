import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pageAt } from '#kernel/locale.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { holdPage, isPageHeld, whenPageIsFree } from '../page/page-holds.ts'
import { modalsOf } from './modal-location.ts'
import { mayOffer } from './offers.ts'

const PLACES = ['/', '/lobby']
/** A modal's code may still load after it was opened. */
const OPENING_MS_MAX = 10 * SECOND_MS

interface Due {
  /** Undefined while not due; a new value starts over. */
  readonly due: string | false | undefined
  /** True if it opens something. */
  readonly act: () => boolean
  /** How long home has to be free first, in ms; decides the order of several due actions. */
  readonly afterMs?: number
  /** It sells something, so it waits for free prizes and for a while of play. */
  readonly sells?: boolean
}

/**
 * Runs an automatic action on home or lobby once no modal is open, no navigation is pending and nothing holds the
 * page.
 */
export function useWhenHomeIsFree({ due, act, afterMs = 0, sells = false }: Due): void {
  const location = useLocation()
  const navigation = useNavigation().state
  const isFree = PLACES.includes(pageAt(location.pathname)) && modalsOf(location).length === 0 && navigation === 'idle'
  const actByThen = useEffectEvent(() => (!sells || mayOffer()) && act())
  useEffect(() => {
    if (!isFree || !due) return undefined
    let timer: ReturnType<typeof setTimeout>
    let takeBack: (() => void) | undefined
    const wait = (): void => {
      timer = setTimeout(() => {
        // Restarts the delay, since all waiting actions would run together otherwise.
        if (isPageHeld()) takeBack = whenPageIsFree(wait)
        else takeTurn()
      }, afterMs)
    }
    /** Holds the page until it shows what was opened, or the next action would replace it. */
    const takeTurn = (): void => {
      if (!actByThen()) return
      takeBack = holdPage()
      timer = setTimeout(takeBack, OPENING_MS_MAX)
    }
    wait()
    return () => {
      clearTimeout(timer)
      takeBack?.()
    }
  }, [isFree, due, afterMs])
}

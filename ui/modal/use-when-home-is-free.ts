import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pageAt } from '#kernel/locale.ts'
import { isPageHeld, whenPageIsFree } from '../page/page-holds.ts'
import { modalsOf } from './modal-location.ts'

const PLACES = ['/', '/lobby']

interface Due {
  /** Undefined while not due; a new value starts over. */
  readonly due: string | false | undefined
  readonly act: () => void
  /** How long home has to be free first, in ms; decides the order of several due actions. */
  readonly afterMs?: number
}

/**
 * Runs an automatic action on home or lobby once no modal is open, no navigation is pending and nothing holds the
 * page.
 */
export function useWhenHomeIsFree({ due, act, afterMs = 0 }: Due): void {
  const location = useLocation()
  const navigation = useNavigation().state
  const isFree = PLACES.includes(pageAt(location.pathname)) && modalsOf(location).length === 0 && navigation === 'idle'
  const actByThen = useEffectEvent(() => act())
  useEffect(() => {
    if (!isFree || !due) return undefined
    let timer: ReturnType<typeof setTimeout>
    let takeBack: (() => void) | undefined
    const wait = (): void => {
      timer = setTimeout(() => {
        if (!isPageHeld()) return actByThen()
        // Restarts the delay, since all waiting actions would run together otherwise.
        takeBack = whenPageIsFree(wait)
      }, afterMs)
    }
    wait()
    return () => {
      clearTimeout(timer)
      takeBack?.()
    }
  }, [isFree, due, afterMs])
}

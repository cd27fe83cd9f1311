import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pageAt } from '#kernel/locale.ts'
import { isPageHeld, whenPageIsFree } from '../page/page-holds.ts'
import { modalsOf } from './modal-location.ts'

const PLACES = ['/', '/lobby']

interface Due {
  /** Nothing while it is not due; another value asks anew. */
  readonly due: string | false | undefined
  readonly act: () => void
  /** How long home stands free before: which one comes first where several are due. */
  readonly afterMs?: number
}

/** Does what nobody clicked for on home and lobby: where no modal is open, no page is on its way and nothing holds this one. */
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
        // Then its time begins anew: all that waited would come at once.
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

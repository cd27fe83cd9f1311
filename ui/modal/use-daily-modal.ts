import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { barePath } from '#kernel/locale.ts'
import { whenPageIsFree } from '../page/page-holds.ts'
import { modalsOf } from './modal-location.ts'
import { useModals } from './use-modals.ts'

const PLACES = ['/', '/lobby']

/** Whom it may open for, once the profile is read. */
interface DailyPlayer {
  readonly id: string
  readonly depositsCount: number
  readonly termsRequirement: readonly unknown[]
  readonly Registration: { readonly complete: boolean }
}

interface DailyModal {
  readonly modal: string
  /** Under which the browser keeps the last day that it was seen open. */
  readonly storageKey: string
  readonly player: DailyPlayer | undefined
  /** The calendar day by the server's clock, by any name of it; undefined until that is known. */
  readonly day: string | number | undefined
  /** There is something to be had. */
  readonly isDue: boolean
  /** Numbers of purchases at which it does not open by itself; it stays a click away. */
  readonly quietAtDeposits: unknown
  /** How long the page stands free before it opens: which one comes first where several are due. */
  readonly afterMs?: number
}

/** Opens a modal by itself on home and lobby, while it is due and nothing holds the page: on a calendar day that has not seen it. */
export function useDailyModal({ modal, storageKey, player, day, isDue, quietAtDeposits, afterMs = 0 }: DailyModal): void {
  const location = useLocation()
  const navigation = useNavigation().state
  const modals = useModals()
  const open = modalsOf(location)
  const isOpen = open.some(({ name }) => name === modal)
  const isFree = PLACES.includes(barePath(location.pathname)) && open.length === 0 && navigation === 'idle'
  const today = player && day !== undefined ? `${player.id}/${day}` : undefined
  const mayOpen =
    isFree &&
    isDue &&
    player?.termsRequirement.length === 0 &&
    player.Registration.complete &&
    !(Array.isArray(quietAtDeposits) && quietAtDeposits.includes(player.depositsCount))

  const openByItself = useEffectEvent(() => {
    if (today && isFirstTime(storageKey, today)) modals.open(modal)
  })
  useEffect(() => {
    // Whoever opened it: a player who has seen it is not shown it again.
    if (isOpen && today) isFirstTime(storageKey, today)
  }, [isOpen, today, storageKey])
  useEffect(() => {
    if (!mayOpen || !today) return undefined
    let takeBack: (() => void) | undefined
    const timer = setTimeout(() => {
      takeBack = whenPageIsFree(() => openByItself())
    }, afterMs)
    return () => {
      clearTimeout(timer)
      takeBack?.()
    }
  }, [mayOpen, today, afterMs])
}

/** True the first time that a day of a player is asked about; a browser that keeps nothing would open it on every page. */
function isFirstTime(storageKey: string, day: string): boolean {
  try {
    if (localStorage.getItem(storageKey) === day) return false
    localStorage.setItem(storageKey, day)
    return true
  } catch {
    return false
  }
}

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { barePath } from '#kernel/locale.ts'
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
  /** Under which the browser keeps the last day that it opened by itself. */
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

/** Opens a modal by itself on home and lobby: once a calendar day, while it is due and nothing else is open. */
export function useDailyModal({ modal, storageKey, player, day, isDue, quietAtDeposits, afterMs = 0 }: DailyModal): void {
  const location = useLocation()
  const modals = useModals()
  const isFree = PLACES.includes(barePath(location.pathname)) && modalsOf(location).length === 0
  const mayOpen =
    isFree &&
    isDue &&
    player?.termsRequirement.length === 0 &&
    player.Registration.complete &&
    !(Array.isArray(quietAtDeposits) && quietAtDeposits.includes(player.depositsCount))

  useEffect(() => {
    if (!mayOpen || day === undefined) return undefined
    const timer = setTimeout(() => {
      if (isFirstTime(storageKey, `${player?.id}/${day}`)) modals.open(modal)
    }, afterMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the modals of the moment, not a reason to open again
  }, [mayOpen, player?.id, day])
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

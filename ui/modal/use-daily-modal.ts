import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { modalsOf } from './modal-location.ts'
import { useModals } from './use-modals.ts'
import { useWhenHomeIsFree } from './use-when-home-is-free.ts'

/** Whom it may open for, once the profile is read. */
interface DailyPlayer {
  readonly id: string
  readonly depositsCount: number
  readonly termsRequirement: readonly unknown[]
  readonly Registration: { readonly complete: boolean }
  /** Of who is on a break or excluded. */
  readonly absence?: unknown
}

interface DailyModal {
  readonly modal: string
  /** Under which the browser keeps the last day that it was seen open. */
  readonly storageKey: string
  readonly player: DailyPlayer | null
  /** The calendar day by the server's clock, by any name of it; undefined until that is known. */
  readonly day: string | number | undefined
  /** There is something to be had. */
  readonly isDue: boolean
  /** Numbers of purchases at which it does not open by itself; it stays a click away. */
  readonly quietAtDeposits: unknown
  readonly afterMs?: number
}

/** Opens a modal by itself once home or lobby is free, while it is due: on a calendar day that has not seen it, and never for who is absent. */
export function useDailyModal({ modal, storageKey, player, day, isDue, quietAtDeposits, afterMs = 0 }: DailyModal): void {
  const location = useLocation()
  const modals = useModals()
  const isOpen = modalsOf(location).some(({ name }) => name === modal)
  const today = player && day !== undefined ? `${player.id}/${day}` : undefined
  const mayOpen =
    isDue &&
    player?.termsRequirement.length === 0 &&
    player.Registration.complete &&
    !player.absence &&
    !(Array.isArray(quietAtDeposits) && quietAtDeposits.includes(player.depositsCount))

  useEffect(() => {
    // Whoever opened it: a player who has seen it is not shown it again.
    if (isOpen && today) isFirstTime(storageKey, today)
  }, [isOpen, today, storageKey])
  useWhenHomeIsFree({
    due: mayOpen && today,
    act: () => {
      if (today && isFirstTime(storageKey, today)) modals.open(modal)
    },
    afterMs,
  })
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

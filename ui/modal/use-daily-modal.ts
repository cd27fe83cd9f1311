import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { modalsOf } from './modal-location.ts'
import { holdOffers } from './offers.ts'
import { useModals } from './use-modals.ts'
import { useWhenHomeIsFree } from './use-when-home-is-free.ts'

/** Whether it may open for this player, once the profile is loaded. */
interface DailyPlayer {
  readonly id: string
  readonly depositsCount: number
  readonly termsRequirement: readonly unknown[]
  readonly Registration: { readonly complete: boolean }
  /** False for a protected player. */
  readonly mayPromote: boolean
}

interface DailyModal {
  readonly modal: string
  /** Storage key of the last day on which it was shown. */
  readonly storageKey: string
  readonly player: DailyPlayer | null
  /** The calendar day by the server's clock, in any format; undefined until known. */
  readonly day: string | number | undefined
  /** There is something to claim; undefined until known. */
  readonly isDue: boolean | undefined
  /** There will be something to claim today, once the player has done what it takes. */
  readonly isToCome?: boolean
  /** Purchase counts at which it does not open automatically; it can still be opened. */
  readonly suppressAtDepositCounts: unknown
  readonly afterMs?: number
}

/**
 * Opens a modal automatically on home or lobby while it is due and the page is free: once per calendar day, and never
 * for protected players.
 */
export function useDailyModal(daily: DailyModal): void {
  const { modal, storageKey, player, day, isDue, suppressAtDepositCounts, afterMs = 0 } = daily
  const location = useLocation()
  const modals = useModals()
  const isOpen = modalsOf(location).some(({ name }) => name === modal)
  const today = player && day !== undefined ? `${player.id}/${day}` : undefined
  const isSuppressed =
    player?.mayPromote === false ||
    (Array.isArray(suppressAtDepositCounts) && suppressAtDepositCounts.includes(player?.depositsCount))
  const mayOpen = isDue && player?.termsRequirement.length === 0 && player.Registration.complete && !isSuppressed
  useOffersHeld({ ...daily, today, isSuppressed })

  useEffect(() => {
    // A modal that the player opened also counts as shown.
    if (isOpen && today) isFirstTime(storageKey, today)
  }, [isOpen, today, storageKey])
  useWhenHomeIsFree({
    due: mayOpen && today,
    act: () => {
      if (!today || !isFirstTime(storageKey, today)) return false
      modals.open(modal)
      return true
    },
    afterMs,
  })
}

interface Held extends DailyModal {
  readonly today: string | undefined
  readonly isSuppressed: boolean
}

/** Keeps offers closed while the prize of today was not offered, and until it is known whether there is one. */
function useOffersHeld({ modal, storageKey, isDue, isToCome = false, today, isSuppressed }: Held): void {
  const holds = !isSuppressed && (isToCome || isDue === undefined || (isDue && !wasShown(storageKey, today)))
  useEffect(() => (holds ? holdOffers(modal) : undefined), [modal, holds])
}

function wasShown(storageKey: string, today: string | undefined): boolean {
  try {
    return localStorage.getItem(storageKey) === today
  } catch {
    return false
  }
}

/** True on the first query per player and day; false if storage is unavailable, or it would open on every page. */
function isFirstTime(storageKey: string, day: string): boolean {
  try {
    if (localStorage.getItem(storageKey) === day) return false
    localStorage.setItem(storageKey, day)
    return true
  } catch {
    return false
  }
}

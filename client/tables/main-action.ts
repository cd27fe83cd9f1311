import { createContext, use, useEffect, useRef, useState } from 'react'
import type { Effect } from '../sound/effects.ts'
import type { TableScreen } from './table-screen.ts'

/** What the main button does on the player's turn. */
export interface MainAction {
  readonly label: string
  /** Formatted. */
  readonly amount?: string
  readonly sound?: Effect
  readonly act: () => void
}

export type Offer = (action: MainAction | null) => void

/** Without a main button, as in replays, offers go nowhere. */
export const MainActionContext = createContext<Offer>(() => undefined)

/** Called by a board: the next thing to do, or null if that is not the main button's to decide. */
export function useMainAction(action: MainAction | null): void {
  const offer = use(MainActionContext)
  const latest = useRef(action)
  latest.current = action
  const { label, amount, sound } = action ?? {}
  useEffect(() => {
    if (label === undefined) return
    offer({ label, act: () => latest.current?.act(), ...(amount && { amount }), ...(sound && { sound }) })
    return () => offer(null)
  }, [offer, label, amount, sound])
}

/** A double press of the start must not decide the round. */
const APART_MS = 250

export interface MainButtonState {
  /** The word for starting a round. */
  readonly start: 'play' | 'deal'
  /** On the player's turn. */
  readonly action: MainAction | null
  readonly press: () => void
  /** A press while a round is shown plays the next one. */
  readonly isStacking: boolean
}

interface MainButtonNeeds {
  readonly screen: Pick<TableScreen<never>, 'start' | 'isStacking'>
  readonly isTurn: boolean
  readonly begin: () => void
}

/** What the main button and its keys do now, and how boards offer it. */
export function useMainButton({ screen, isTurn, begin }: MainButtonNeeds): {
  readonly main: MainButtonState
  readonly offer: Offer
} {
  const [offered, offer] = useState<MainAction | null>(null)
  const last = useRef(-Infinity)
  const action = isTurn ? offered : null
  const press = (): void => {
    const now = performance.now()
    const isApart = now - last.current >= APART_MS
    last.current = now
    if (!action) begin()
    else if (isApart) action.act()
  }
  return { main: { start: screen.start ?? 'play', action, press, isStacking: screen.isStacking === true }, offer }
}

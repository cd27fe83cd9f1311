import { useEffect, useRef } from 'react'
import type { TablePhase } from './table-state.ts'

/**
 * Keeps the keyboard focus on the table when the pressed button disappears or is disabled in the next phase: it goes
 * to the same button when it returns, otherwise to the player's choices or the main button. Ignores pointers.
 */
export function useKeptFocus(phase: TablePhase): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && target.matches('.game :focus-visible') ? target : null
    }
    const onPointer = () => void (last.current = null)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  useEffect(() => {
    const places = PLACES[phase]
    if (!places || !last.current || isUsable(document.activeElement)) return
    const next = isUsable(last.current) ? last.current : firstOf(places)
    if (next instanceof HTMLElement) next.focus()
  }, [phase])
}

/** A board may mark the button that costs nothing more; otherwise the first one gets the focus. */
const PLACES: Readonly<Partial<Record<TablePhase, readonly string[]>>> = {
  choosing: ['[data-comes-first]', 'button'].map(
    (button) => `.table-board ${button}:enabled:not([aria-disabled='true'], [tabindex="-1"])`,
  ),
  idle: ['.spin-button:enabled'],
}

const firstOf = (places: readonly string[]): Element | null => {
  const found = places.map((place) => document.querySelector(place))
  return found.find((element) => element !== null) ?? null
}

const isUsable = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.isConnected && !element.matches(':disabled')

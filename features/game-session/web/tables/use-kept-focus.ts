import { useEffect, useRef } from 'react'
import type { TablePhase } from './table-state.ts'

/**
 * Keeps the keyboard on the table where the button that was pressed goes, or rests, with its phase: the same button when
 * it is back, else the player's turn on the board, or the big button. A finger or a mouse moves nothing.
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
    const place = PLACES[phase]
    if (place === undefined || !last.current || isUsable(document.activeElement)) return
    const next = isUsable(last.current) ? last.current : document.querySelector(place)
    if (next instanceof HTMLElement) next.focus()
  }, [phase])
}

const PLACES: Readonly<Partial<Record<TablePhase, string>>> = {
  choosing: `.table-board button:enabled:not([aria-disabled='true'], [tabindex="-1"])`,
  idle: '.spin-button:enabled',
}

const isUsable = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.isConnected && !element.matches(':disabled')

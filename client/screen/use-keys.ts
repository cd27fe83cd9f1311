import { useEffect, useRef } from 'react'
import { useShortcuts } from './use-preference.ts'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }

/** Keyboard actions of a game's screen. */
export interface KeyActs {
  readonly press: () => void
  /** One level up or down. */
  readonly step: (by: -1 | 1) => void
  readonly leave?: () => void
}

/**
 * Space and Enter press the main button, arrows change the amount, Escape leaves. Inactive while a sheet is open;
 * only Escape if the player turned shortcuts off.
 */
export function useKeys(acts: KeyActs, isSheetOpen: boolean): void {
  const latest = useRef(acts)
  latest.current = acts
  const [areOn] = useShortcuts()
  useEffect(() => {
    if (isSheetOpen) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, select, textarea, [role="dialog"]')) return
      if (event.key === 'Escape') return latest.current.leave?.()
      if (!areOn) return
      const step = STEPS[event.key]
      if (step && !target?.closest('[role="radio"], .table-board')) {
        event.preventDefault()
        latest.current.step(step)
      } else if ((event.key === ' ' || event.key === 'Enter') && !target?.closest('a, button')) {
        event.preventDefault()
        if (!event.repeat) latest.current.press()
      }
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', letGo)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', letGo)
    }
  }, [isSheetOpen, areOn])
}

/** After a pointer press the keys act on the game again, not on the pressed button. */
function letGo({ target, detail }: MouseEvent): void {
  if (detail > 0 && target instanceof Element) target.closest<HTMLElement>('.game button')?.blur()
}

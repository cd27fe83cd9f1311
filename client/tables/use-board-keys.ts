import { useEffect } from 'react'
import { useShortcuts } from '../screen/use-preference.ts'

/**
 * Shortcut keys of a board, by `KeyboardEvent.key` in lower case. Inactive while typing, while a sheet is open, and
 * if the player turned shortcuts off.
 */
export function useBoardKeys(keys: Readonly<Record<string, () => void>>): void {
  const [areOn] = useShortcuts()
  useEffect(() => {
    if (!areOn) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('[role="dialog"]')) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea')) return
      const act = keys[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [keys, areOn])
}

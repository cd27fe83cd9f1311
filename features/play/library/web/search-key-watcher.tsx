import { useEffect } from 'react'
import { useModals } from '#ui/modal/use-modals.ts'

/** Where games store that single-key shortcuts are turned off (WCAG 2.1.4). */
const SHORTCUTS_OFF = 'game-shortcuts-off'

/** `/` opens the search, except while typing, while an overlay is open, or with shortcuts turned off. */
export default function SearchKeyWatcher() {
  const { open } = useModals()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]')) return
      if (document.querySelector('[role="dialog"]') || localStorage.getItem(SHORTCUTS_OFF) === 'on') return
      event.preventDefault()
      open('search')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return null
}

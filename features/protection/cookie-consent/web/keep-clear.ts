import { useEffect, type RefObject } from 'react'

/** The gap between the notice and the focused element. */
const GAP_PX = 12

/**
 * Keeps the notice from covering content: the page gets that much extra room, and a focused element behind the notice
 * is scrolled into view (WCAG 2.4.11).
 */
export function useKeepClear(notice: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = notice.current
    if (!element) return undefined
    const { style: rootStyle } = document.documentElement
    const { style: bodyStyle } = document.body
    // Set on the two elements concerned: a custom property on the root would recalculate the style of every element.
    const leave = (room: string): void => {
      rootStyle.scrollPaddingBottom = room
      bodyStyle.paddingBottom = room
    }
    const makeRoom = (): void => {
      const { top } = element.getBoundingClientRect()
      // Not laid out while a game is open.
      const isVisible = top > 0
      leave(isVisible ? `${Math.ceil(innerHeight - top + GAP_PX)}px` : '0px')
    }
    const uncover = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || element.contains(target) || standsStill(target)) return
      const [behind, before] = [target.getBoundingClientRect(), element.getBoundingClientRect()]
      const isBeside = behind.right <= before.left || behind.left >= before.right || behind.top >= before.bottom
      const hiddenPx = behind.bottom + GAP_PX - before.top
      if (!isBeside && hiddenPx > 0) scrollBy({ top: hiddenPx })
    }
    const sizes = new ResizeObserver(makeRoom)
    sizes.observe(element)
    addEventListener('resize', makeRoom)
    document.addEventListener('focusin', uncover)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', makeRoom)
      document.removeEventListener('focusin', uncover)
      leave('')
    }
  }, [notice, isShown])
}

/** Fixed while the page scrolls, as a modal is. */
function standsStill(target: Element): boolean {
  for (let each: Element | null = target; each; each = each.parentElement) {
    if (getComputedStyle(each).position === 'fixed') return true
  }
  return false
}

import { useEffect, type RefObject } from 'react'

/** Between the notice and what has the focus. */
const GAP_PX = 12

/**
 * What stands before the page covers nothing that somebody needs: the page ends so much later, and what gets the focus
 * is brought out from behind it (WCAG 2.4.11).
 */
export function useKeepClear(notice: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = notice.current
    if (!element) return undefined
    const { style: rootStyle } = document.documentElement
    const { style: bodyStyle } = document.body
    // Said to the two that need it: a custom property of the root would have the style of every element found anew.
    const leave = (room: string): void => {
      rootStyle.scrollPaddingBottom = room
      bodyStyle.paddingBottom = room
    }
    const makeRoom = (): void => {
      const { top } = element.getBoundingClientRect()
      // Over a game it stands at the top, and there is no page to move.
      const isAtEnd = top > innerHeight / 3
      leave(isAtEnd ? `${Math.ceil(innerHeight - top + GAP_PX)}px` : '0px')
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

/** It stays where it is while the page scrolls, as a modal does. */
function standsStill(target: Element): boolean {
  for (let each: Element | null = target; each; each = each.parentElement) {
    if (getComputedStyle(each).position === 'fixed') return true
  }
  return false
}

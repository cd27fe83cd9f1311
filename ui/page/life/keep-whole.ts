/** Edges along a row, in window coordinates. */
interface Edges {
  readonly left: number
  readonly right: number
}

/**
 * How far to scroll a row so that an item is fully visible; 0 if it already is. `lefts` are the left edges of its
 * items, where a snapping row comes to rest.
 */
export function wayToWhole(row: Edges, item: Edges, lefts: readonly number[]): number {
  if (item.left < row.left) return item.left - row.left
  const over = item.right - row.right
  if (over <= 0) return 0
  const rest = lefts.map((left) => left - row.left).find((way) => way >= over) ?? over
  return Math.min(rest, item.left - row.left)
}

/** Every horizontally scrolling row hides its scrollbar. */
const ROW = '.no-scrollbar'

/** Scrolls the item focused by keyboard fully into view; browsers may leave it partly hidden. */
export function keepWhole(page: Document): () => void {
  let frame = 0
  const show = (target: EventTarget | null): void => {
    const row = target instanceof Element ? target.closest(ROW) : null
    if (!row) return
    // After the browser's own scrolling, which would cancel ours.
    frame = requestAnimationFrame(() => {
      const focused = row.querySelector(':focus-visible')
      const item = focused && [...row.children].find((child) => child.contains(focused))
      if (!item) return
      const { left, right } = row.getBoundingClientRect()
      const room = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0
      const lefts = Array.from(row.children, (child) => child.getBoundingClientRect().left)
      const way = wayToWhole({ left: left + room, right: right - room }, item.getBoundingClientRect(), lefts)
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (Math.abs(way) >= 1) row.scrollBy({ left: way, behavior: isStill ? 'instant' : 'smooth' })
    })
  }
  const onFocus = ({ target }: FocusEvent): void => show(target)
  // The focus may have moved before this script loaded.
  show(page.activeElement)
  page.addEventListener('focusin', onFocus)
  return () => {
    cancelAnimationFrame(frame)
    page.removeEventListener('focusin', onFocus)
  }
}

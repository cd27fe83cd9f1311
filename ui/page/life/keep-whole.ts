/** Where things stand along a row, by their edges in the window. */
interface Edges {
  readonly left: number
  readonly right: number
}

/**
 * How far a row has to be moved so that an item stands in it whole; 0 where it does. `lefts` are where its items begin:
 * a row that snaps comes to rest at one of those, so that is where it is moved to.
 */
export function wayToWhole(row: Edges, item: Edges, lefts: readonly number[]): number {
  if (item.left < row.left) return item.left - row.left
  const over = item.right - row.right
  if (over <= 0) return 0
  const rest = lefts.map((left) => left - row.left).find((way) => way >= over) ?? over
  return Math.min(rest, item.left - row.left)
}

/** Every row that scrolls sideways hides its bar. */
const ROW = '.no-scrollbar'

/** Brings the item of a sideways row that has or gets the focus by key wholly into view: browsers are content with a part of it. */
export function keepWhole(page: Document): () => void {
  let frame = 0
  const show = (target: EventTarget | null): void => {
    const row = target instanceof Element ? target.closest(ROW) : null
    if (!row) return
    // After the browser's own step, which would end ours.
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
  // Who is quicker than this script stands there already.
  show(page.activeElement)
  page.addEventListener('focusin', onFocus)
  return () => {
    cancelAnimationFrame(frame)
    page.removeEventListener('focusin', onFocus)
  }
}

/** Brings a part of the page into view that something is about to happen in; at once under reduced motion. */
export function scrollToPart(part: Element | null): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  part?.scrollIntoView?.({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
}

import { type KeyboardEvent, useCallback } from 'react'

const STEPS: Readonly<Record<string, 'row' | 'one'>> = { ArrowUp: 'row', ArrowDown: 'row', ArrowLeft: 'one', ArrowRight: 'one' }

/**
 * Arrow keys move through the tiles below a search field: down from the field into the first row, up from the first
 * row back to it. Enter in the field opens the best match.
 */
export function useResultKeys(onEnter: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback(
    (event) => {
      const field = event.currentTarget.querySelector<HTMLInputElement>('input[type=search]')
      const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('.tile-link')]
      const isInField = event.target === field
      const place = links.findIndex((link) => link === event.target)
      if (event.key === 'Enter' && isInField && links[0]) {
        event.preventDefault()
        onEnter()
        links[0].click()
        return
      }
      const step = STEPS[event.key]
      if (!step || (isInField ? event.key !== 'ArrowDown' : place < 0)) return
      event.preventDefault()
      const by = (step === 'row' ? columnsOf(links[0]) : 1) * (event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? -1 : 1)
      const next = isInField ? 0 : place + by
      if (next < 0) field?.focus()
      else links[Math.min(next, links.length - 1)]?.focus()
    },
    [onEnter],
  )
}

const columnsOf = (link: Element | undefined): number => {
  const grid = link?.closest('.tile-grid')
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
}

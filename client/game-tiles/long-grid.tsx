import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import type { Game } from '#features/play/lobby/contract.ts'
import { FIRST_SCREEN_TILES, TileGrid } from './tile-grid.tsx'

/** Rows rendered beyond the viewport in each direction, so that the next tile by keyboard always exists. */
const ROWS_BEYOND = 3

interface Measures {
  readonly columns: number
  /** A tile and the gap below it, in pixels. */
  readonly rowHeight: number
  /** From the top of the document. */
  readonly top: number
}

/** Renders only the visible rows, whatever the number of games; the style sheet reserves space for the rest. */
export default function LongGrid({ games, count }: { games: readonly Game[]; count: number }) {
  const grid = useRef<HTMLUListElement>(null)
  const measures = useMeasures(grid)
  const shown = useShown(count, measures)
  return <TileGrid games={games} count={count} shown={shown} grid={grid} />
}

function useShown(count: number, measures: Measures | null): { from: number; to: number } {
  const { columns, rowHeight, top } = measures ?? { columns: 6, rowHeight: 1, top: 0 }
  // oxlint-disable-next-line react/incompatible-library -- what it answers is read at once and handed to nobody
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
    enabled: measures !== null,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]
  if (!measures || !first || !last) return { from: 0, to: Math.min(count, FIRST_SCREEN_TILES) }
  return { from: first.index * columns, to: Math.min(count, (last.index + 1) * columns) }
}

/** From the browser's grid layout, measured again when the width changes. */
function useMeasures(grid: React.RefObject<HTMLUListElement | null>): Measures | null {
  const [measures, setMeasures] = useState<Measures | null>(null)
  useEffect(() => {
    const list = grid.current
    if (!list) return
    const look = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(list)
      const columns = gridTemplateColumns.split(' ').length
      const tile = list.querySelector('li')?.getBoundingClientRect().height ?? 0
      // Without layout, as in a hidden page, there is nothing to measure yet.
      if (tile === 0) return
      const top = Math.round(list.getBoundingClientRect().top + scrollY)
      const rowHeight = tile + Number.parseFloat(rowGap)
      setMeasures((known) =>
        known?.columns === columns && known.rowHeight === rowHeight && known.top === top ? known : { columns, rowHeight, top },
      )
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(list)
    return () => resized.disconnect()
  }, [grid])
  return measures
}

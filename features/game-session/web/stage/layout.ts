/** Where things stand on the canvas, in CSS pixels. */
export interface StageLayout {
  readonly cell: number
  readonly gap: number
  /** The window of the reels. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Thickness of the frame around it. */
  readonly frame: number
  readonly isPortrait: boolean
}

const GAP_SHARE = 0.04
const FRAME_SHARE = 0.2
const CELL_MAX = 190

/** The largest grid that fits: lettering above it, room for the win below. */
export function layoutStage(
  size: { width: number; height: number },
  grid: { reels: number; rows: number },
): StageLayout {
  const isPortrait = size.height > size.width
  const letteringShare = isPortrait ? 0.2 : 0.13
  const across = grid.reels + (grid.reels - 1) * GAP_SHARE + 2 * FRAME_SHARE + (isPortrait ? 0.1 : 0.6)
  const down = grid.rows + 2 * FRAME_SHARE + 0.35
  const cell = Math.max(
    40,
    Math.min(CELL_MAX, Math.floor(size.width / across), Math.floor((size.height * (1 - letteringShare)) / down)),
  )
  const gap = Math.round(cell * GAP_SHARE)
  const frame = Math.round(cell * FRAME_SHARE)
  const width = grid.reels * cell + (grid.reels - 1) * gap
  const height = grid.rows * cell
  const free = size.height - height - 2 * frame
  return {
    cell,
    gap,
    frame,
    width,
    height,
    isPortrait,
    left: Math.round((size.width - width) / 2),
    top: Math.round(frame + Math.max(size.height * letteringShare, free * 0.55)),
  }
}

export const reelLeft = (layout: StageLayout, reel: number): number => layout.left + reel * (layout.cell + layout.gap)

export const cellCentre = (layout: StageLayout, [reel, row]: readonly [number, number]): { x: number; y: number } => ({
  x: reelLeft(layout, reel) + layout.cell / 2,
  y: layout.top + (row + 0.5) * layout.cell,
})

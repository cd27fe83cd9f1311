/** A box in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The canvas layout, in CSS pixels: the box of all reels. */
export interface StageLayout extends Box {
  /** The window of each screen: side by side on a wide screen, one above the other on an upright one. */
  readonly screens: readonly Box[]
  /** The number of reels of a screen. */
  readonly across: number
  /** A symbol's cell: `cell` wide and `row` high. */
  readonly cell: number
  readonly row: number
  readonly gap: number
  /** Thickness of the frame around the reel window. */
  readonly frame: number
  /** The game's name; its bottom overlaps the frame. */
  readonly lettering: Box
  readonly isPortrait: boolean
}

const GAP_SHARE = 0.04
/** Between two frames, in cell widths. */
const FRAMES_APART = 0.06
const CELL_MAX = 190
const CELL_MIN = 24
/** How far the name overlaps the frame, in frame thicknesses. */
const LAP_SHARE = 0.85

interface Shape {
  /** In cell widths. */
  readonly frame: number
  /** As shares of the frame's outer width. */
  readonly letteringWidth: number
  /** Aspect ratio of the name's picture. */
  readonly letteringAspect: number
  /** The maximum row height in cell widths. */
  readonly rowMax: number
  readonly marginX: number
}

/** A tall grid on a wide screen has a narrow frame: its name takes a larger share, or it would be too small. */
const NAME_SHARE_MAX = 0.8
const NAME_SHARE_A_ROW = 0.63

const LANDSCAPE: Shape = { frame: 0.22, letteringWidth: 0.55, letteringAspect: 4.4, rowMax: 1, marginX: 24 }
const PORTRAIT: Shape = { frame: 0.19, letteringWidth: 0.72, letteringAspect: 2.35, rowMax: 1.36, marginX: 8 }
/** On a tall phone the name grows into the height that the reels leave. */
const NAME_SHARE_TALL = 0.92

/** As set by the style sheet and the name's picture. */
export const isPortraitScreen = ({ width, height }: { width: number; height: number }): boolean => width * 9 <= height * 10

export interface GridSize {
  readonly reels: number
  readonly rows: number
  /** Symbols on the tallest reel, if reels differ in height. */
  readonly most?: number
  /** The number of screens that the reels form; one by default. */
  readonly screens?: number
}

/** How far the name may shrink to keep the symbols' size. */
const NAME_SCALE_MIN = 0.5
const NAME_SCALE_STEP = 0.1
const LOW_FIELD = 500
/** Below this symbol height the name shrinks first. */
const ROOM_WANTED = 50
/** Symbols of this size are large enough: the name keeps its size. */
const CELL_ENOUGH = 92

/** The largest grid that fits into `field` with the name above it; if height is scarce, the name shrinks first. */
export function layoutStage(field: Box, grid: GridSize, isPortrait: boolean): StageLayout {
  const shape = isPortrait ? PORTRAIT : landscapeOf(grid)
  let best = layoutWith(field, grid, { shape, isPortrait })
  // A wide and tall screen keeps the name's size, which also keeps the reels clear of the top bar.
  if (!isPortrait && field.height > LOW_FIELD) return best
  for (let scale = 1 - NAME_SCALE_STEP; scale >= NAME_SCALE_MIN && best.cell < CELL_ENOUGH; scale -= NAME_SCALE_STEP) {
    const smaller = { ...shape, letteringWidth: shape.letteringWidth * scale }
    const next = layoutWith(field, grid, { shape: smaller, isPortrait })
    const isCramped = rowHeight(best, grid.most ?? grid.rows) < ROOM_WANTED && next.row > best.row
    if (next.cell <= best.cell && !isCramped) break
    best = next
  }
  return best
}

function landscapeOf({ reels, rows }: GridSize): Shape {
  const share = Math.min(NAME_SHARE_MAX, (NAME_SHARE_A_ROW * rows) / reels)
  return { ...LANDSCAPE, letteringWidth: Math.max(LANDSCAPE.letteringWidth, share) }
}

function layoutWith(field: Box, grid: GridSize, { shape, isPortrait }: { shape: Shape; isPortrait: boolean }): StageLayout {
  const screens = grid.screens ?? 1
  const [wide, high] = isPortrait ? [1, screens] : [screens, 1]
  const reels = grid.reels / screens
  const apart = 2 * shape.frame + FRAMES_APART
  const across = wide * (reels + (reels - 1) * GAP_SHARE) + (wide - 1) * apart + 2 * shape.frame
  const letteringHigh = (across * shape.letteringWidth) / shape.letteringAspect - shape.frame * LAP_SHARE
  const framesHigh = 2 * shape.frame + (high - 1) * apart
  const down = high * grid.rows + framesHigh + letteringHigh
  const cell = Math.max(CELL_MIN, Math.floor(Math.min(CELL_MAX, (field.width - 2 * shape.marginX) / across, field.height / down)))
  const gap = Math.round(cell * GAP_SHARE)
  const frame = Math.round(cell * shape.frame)
  const between = 2 * frame + Math.round(cell * FRAMES_APART)
  const spare = field.height - (letteringHigh + framesHigh) * cell
  const row = Math.round(Math.max(cell, Math.min(cell * shape.rowMax, spare / (high * grid.rows))))
  const screen = { width: reels * cell + (reels - 1) * gap, height: grid.rows * row }
  const width = wide * screen.width + (wide - 1) * between
  const height = high * screen.height + (high - 1) * between
  const outer = width + 2 * frame
  const nameSpare = isPortrait && shape.letteringWidth >= PORTRAIT.letteringWidth ? Math.max(0, spare - high * screen.height) : 0
  const nameShare = Math.min(NAME_SHARE_TALL, shape.letteringWidth + (nameSpare * shape.letteringAspect) / outer)
  const letteringWidth = Math.round(outer * (isPortrait ? nameShare : shape.letteringWidth))
  const letteringHeight = letteringWidth / shape.letteringAspect
  const above = letteringHeight - frame * LAP_SHARE
  const top = Math.round(field.top + Math.max(0, (field.height - above - height - 2 * frame) / 2) + above + frame)
  const left = Math.round(field.left + (field.width - width) / 2)
  const step = isPortrait ? { left: 0, top: screen.height + between } : { left: screen.width + between, top: 0 }
  return {
    cell,
    row,
    gap,
    frame,
    width,
    height,
    isPortrait,
    left,
    top,
    across: reels,
    screens: Array.from({ length: screens }, (_, nth) => ({
      ...screen,
      left: left + nth * step.left,
      top: top + nth * step.top,
    })),
    lettering: letteringBox(field, { top: top - frame, frame, width: letteringWidth, height: letteringHeight }),
  }
}

/** Names differ in height: taller ones extend upwards, and none extends below its bottom line. */
const LETTERING_ASPECT_MIN = 1.6

function letteringBox(field: Box, below: { top: number; frame: number; width: number; height: number }): Box {
  const bottom = below.top + below.frame * LAP_SHARE
  const height = Math.min(Math.max(below.height, below.width / LETTERING_ASPECT_MIN), bottom - field.top)
  return {
    left: Math.round(field.left + (field.width - below.width) / 2),
    top: Math.round(bottom - height),
    width: below.width,
    height: Math.round(height),
  }
}

/** The window of the screen that a reel is on. */
export const screenOf = (layout: StageLayout, reel: number): Box => layout.screens[Math.floor(reel / layout.across)] ?? layout

export const reelLeft = (layout: StageLayout, reel: number): number =>
  screenOf(layout, reel).left + (reel % layout.across) * (layout.cell + layout.gap)

/** A symbol's cell height in a column of this many: every column fills its window. */
export const rowHeight = (layout: StageLayout, count: number): number => screenOf(layout, 0).height / Math.max(1, count)

/** The center of a cell in a column of `count`. */
export const cellCentre = (
  layout: StageLayout,
  [reel, row]: readonly [number, number],
  count: number,
): { x: number; y: number } => ({
  x: reelLeft(layout, reel) + layout.cell / 2,
  y: screenOf(layout, reel).top + (row + 0.5) * rowHeight(layout, count),
})

/** The layout that the page around the canvas uses. */
export const layoutVariables = (layout: StageLayout): Readonly<Record<string, string>> => ({
  '--reels-left': `${layout.left}px`,
  '--reels-top': `${layout.top}px`,
  '--reels-width': `${layout.width}px`,
  '--reels-height': `${layout.height}px`,
  '--reels': String(layout.across),
  ...screenVariables(layout.screens),
  '--reels-frame': `${layout.frame}px`,
  '--reels-row': `${layout.row}px`,
  '--reels-cell': `${layout.cell}px`,
  '--reels-gap': `${layout.gap}px`,
  '--lettering-left': `${layout.lettering.left}px`,
  '--lettering-top': `${layout.lettering.top}px`,
  '--lettering-width': `${layout.lettering.width}px`,
  '--lettering-height': `${layout.lettering.height}px`,
})

/** The size of a screen, and the way from one to the next. */
function screenVariables([first, next = first]: readonly Box[]): Readonly<Record<string, string>> {
  if (!first || !next) return {}
  return {
    '--screen-width': `${first.width}px`,
    '--screen-height': `${first.height}px`,
    '--screen-step-x': `${next.left - first.left}px`,
    '--screen-step-y': `${next.top - first.top}px`,
  }
}

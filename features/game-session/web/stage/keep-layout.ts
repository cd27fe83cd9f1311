import { type GridSize, isPortraitScreen, layoutStage, layoutVariables } from './layout.ts'

/** Where the reels of a grid stand on the screen, written on it for the page around them. */
export function writeLayout(screen: HTMLElement, field: HTMLElement, grid: GridSize): void {
  const { left, top, width, height } = field.getBoundingClientRect()
  const layout = layoutStage({ left, top, width, height }, grid, isPortraitScreen(screen.getBoundingClientRect()))
  for (const [name, value] of Object.entries(layoutVariables(layout))) screen.style.setProperty(name, value)
}

/** The same, also when the field changes; gives the end of it. */
export function keepLayout(screen: HTMLElement | null, field: HTMLElement | null, grid: GridSize): (() => void) | undefined {
  if (!screen || !field) return undefined
  writeLayout(screen, field, grid)
  const resizing = new ResizeObserver(() => writeLayout(screen, field, grid))
  resizing.observe(field)
  return () => resizing.disconnect()
}

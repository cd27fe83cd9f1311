import { ATLAS_ACROSS, ATLAS_WIDTHS } from './atlas-place.ts'
import { type GridSize, isPortraitScreen, layoutStage, layoutVariables } from './layout.ts'

/** Exposes the layout of such a grid's reels to the surrounding page as style variables. */
export function writeLayout(screen: HTMLElement, field: HTMLElement, grid: GridSize): void {
  const { left, top, width, height } = field.getBoundingClientRect()
  const layout = layoutStage({ left, top, width, height }, grid, isPortraitScreen(screen.getBoundingClientRect()))
  const atlas = chosenAtlas(screen) ?? 128
  const variables = {
    ...layoutVariables(layout),
    '--reels-seen': 'visible',
    '--atlas-pitch': String(ATLAS_WIDTHS[atlas] / ATLAS_ACROSS / atlas),
  }
  for (const [name, value] of Object.entries(variables)) screen.style.setProperty(name, value)
}

/** The same, whenever the field is resized; returns the stop function. */
export function keepLayout(screen: HTMLElement | null, field: HTMLElement | null, grid: GridSize): (() => void) | undefined {
  if (!screen || !field) return undefined
  const write = () => writeLayout(screen, field, grid)
  write()
  const resizing = new ResizeObserver(write)
  resizing.observe(field)
  return () => resizing.disconnect()
}

/** The symbol size of the atlas that the browser chose for the first reels, once known. */
export function chosenAtlas(screen: HTMLElement | null): keyof typeof ATLAS_WIDTHS | undefined {
  const chosen = screen?.querySelector<HTMLImageElement>('.first-cell img')?.currentSrc
  return chosen ? (chosen.endsWith('-256.webp') ? 256 : 128) : undefined
}

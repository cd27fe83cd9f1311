import { bellwhim } from './bellwhim.ts'
import { emberjack } from './emberjack.ts'
import { jadeloom } from './jadeloom.ts'
import { northgilt } from './northgilt.ts'
import { rosalune } from './rosalune.ts'
import { sundrift } from './sundrift.ts'
import type { Theme } from './theme.ts'
import { tidewick } from './tidewick.ts'
import { velmora } from './velmora.ts'
import { voltgrid } from './voltgrid.ts'

export const THEMES: readonly Theme[] = [
  velmora,
  tidewick,
  emberjack,
  jadeloom,
  rosalune,
  voltgrid,
  sundrift,
  northgilt,
  bellwhim,
]

export const DEFAULT_THEME = velmora

export const findTheme = (id: string): Theme | undefined => THEMES.find((theme) => theme.id === id)

import { FillGradient, type Graphics } from 'pixi.js'
import type { GameColors } from '#games/game.ts'
import { reelLeft, type StageLayout } from './layout.ts'

/** The dark well in which the reels turn: shaded at the edges, each reel a shaft of its own. */
export function drawWell(well: Graphics, layout: StageLayout, colors: GameColors): void {
  const inset = Math.round(layout.frame * 0.5)
  const { left, top, width, height } = layout
  well
    .clear()
    .roundRect(left - inset, top - inset, width + 2 * inset, height + 2 * inset, layout.gap * 2)
    .fill({ color: colors.well, alpha: 0.94 })
  const shade = shaft(colors)
  for (let reel = 0; left + reel * (layout.cell + layout.gap) < left + width; reel++) {
    well.rect(reelLeft(layout, reel), top, layout.cell, height).fill(shade)
    if (reel > 0) {
      const x = reelLeft(layout, reel) - layout.gap / 2
      well.rect(x - 1, top, 2, height).fill({ color: 0x000000, alpha: 0.4 })
      well.rect(x + 1, top, 1, height).fill({ color: colors.glow, alpha: 0.22 })
    }
  }
}

/** Lit across the middle, dark where the reel curves away. */
function shaft(colors: GameColors): FillGradient {
  const glow = `#${colors.glow.toString(16).padStart(6, '0')}`
  return new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 0, y: 1 },
    textureSpace: 'local',
    colorStops: [
      { offset: 0, color: `#00000099` },
      { offset: 0.18, color: `${glow}1c` },
      { offset: 0.5, color: `${glow}30` },
      { offset: 0.82, color: `${glow}1c` },
      { offset: 1, color: `#00000099` },
    ],
  })
}

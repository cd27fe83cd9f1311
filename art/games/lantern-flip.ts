import { lettering, nearCoin, place } from '../make.ts'
import { paperLantern } from '../props/festival.ts'
import type { GameArt } from '../types.ts'

/** A provider's game: a tile, and no screen of ours. */
export const lanternFlip: GameArt = {
  slug: 'lantern-flip',
  title: 'Lantern Flip',
  scene: 'moonlit',
  palette: { dark: '#04101c', mid: '#0d3a52', key: '#3fc9a5', light: '#ffe0a0' },
  tints: ['#ffd98a', '#5fe3b0'],
  sprites: [
    place(paperLantern(['#fff3c0', '#ffc02e', '#c46a08'], '#c4122a'), 0.27, 0.32, 0.56, {
      turn: [0.05, 0.2, 0],
      roll: 0.1,
      glow: '#ffb02e',
    }),
    place(paperLantern(['#e4fff2', '#2fd69a', '#07664a'], '#0b6b53'), 0.74, 0.36, 0.56, {
      turn: [0.05, -0.2, 0],
      roll: -0.1,
      glow: '#3fe0a5',
    }),
    nearCoin(0.5, 0.57, 0.32, [0.5, 0.35, 0]),
  ],
  lettering: lettering('shrikhand', ['Lantern', 'Flip'], {
    gradient: ['#fffbe8', '#ffe08a', '#5fe3b0'],
    rim: '#06382f',
    outerRim: '#ffd27a',
  }),
}

import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const fossilFootsteps: SlotGame = {
  slug: 'fossil-footsteps',
  title: 'Fossil Footsteps',
  category: 'popular-games',
  bgColor: '#22a0a0',
  colors: { light: 0xfff0c0, glow: 0xff9a4a, well: 0x06282e },
  openedOn: '2026-11-28',
  tagline: {
    en: 'Roll the die and walk the little one home.',
    es: 'Lanza el dado y lleva al pequeño a casa.',
  },
  rules: {
    en: '5 reels, 20 lines, a trail of 24 steps to walk with a die',
    es: '5 rodillos, 20 líneas, un sendero de 24 pasos para andar con un dado',
  },
  symbolNames: {
    wild: { en: 'Tyrant', es: 'Tirano' },
    scatter: { en: 'Track', es: 'Huella' },
    sauropod: { en: 'Longneck', es: 'Cuellilargo' },
    mammoth: { en: 'Mammoth', es: 'Mamut' },
    crocodile: { en: 'Crocodile', es: 'Cocodrilo' },
    turtle: { en: 'Turtle', es: 'Tortuga' },
    volcano: { en: 'Volcano', es: 'Volcán' },
    shell: { en: 'Shell', es: 'Caracola' },
    egg: { en: 'Egg', es: 'Huevo' },
    bone: { en: 'Bone', es: 'Hueso' },
    fern: { en: 'Fern', es: 'Helecho' },
    more: { en: 'More moves', es: 'Más movimientos' },
    double: { en: 'Double', es: 'Doble' },
    lava: { en: 'Lava', es: 'Lava' },
  },
  definition,
  mathReport,
}

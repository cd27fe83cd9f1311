import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const sugarParade: SlotGame = {
  slug: 'sugar-parade',
  title: 'Sugar Parade',
  category: 'bonus-combo',
  bgColor: '#ff7ac8',
  colors: { light: 0xfff3c0, glow: 0xff6ad0, well: 0x5a1480 },
  openedOn: '2026-10-27',
  tagline: { en: 'Eight of a kind anywhere, and sweets that multiply.', es: 'Ocho iguales donde sea y dulces que multiplican.' },
  rules: {
    en: '6 by 5, pays anywhere, tumbles and multiplier candies',
    es: '6 por 5, paga en cualquier posición, cascadas y dulces multiplicadores',
  },
  symbolNames: {
    scatter: { en: 'Lollipop', es: 'Paleta' },
    bomb: { en: 'Candy bomb', es: 'Bomba de caramelo' },
    heart: { en: 'Heart', es: 'Corazón' },
    star: { en: 'Star', es: 'Estrella' },
    bean: { en: 'Jelly bean', es: 'Gomita' },
    gummy: { en: 'Gummy bear', es: 'Osito de goma' },
    cupcake: { en: 'Cupcake', es: 'Cupcake' },
    donut: { en: 'Donut', es: 'Dona' },
    mint: { en: 'Mint', es: 'Menta' },
    drop: { en: 'Fruit drop', es: 'Caramelo de fruta' },
  },
  definition,
  mathReport,
}

import type { SlotGame } from '../game.ts'
import { mathReport } from './math-report.ts'
import { definition } from './definition.ts'

export const cobblersLane: SlotGame = {
  slug: 'cobblers-lane',
  title: "Cobbler's Lane",
  category: 'bonus-combo',
  bgColor: '#0f6a60',
  colors: { light: 0xd8fff0, glow: 0x4fe0b8, well: 0x04201f },
  openedOn: '2026-11-28',
  tagline: {
    en: 'Overnight, single shoes become pairs, and every pair counts double.',
    es: 'De noche los zapatos se vuelven pares, y cada par cuenta doble.',
  },
  rules: {
    en: '5 reels, 243 to 7,776 ways, pairs that count double and free spins full of them',
    es: '5 rodillos, de 243 a 7,776 formas, pares que cuentan doble y giros gratis llenos de ellos',
  },
  symbolNames: {
    wild: { en: 'Thread', es: 'Hilo' },
    scatter: { en: 'Midnight clock', es: 'Reloj de medianoche' },
    heel: { en: 'Red heel', es: 'Tacón rojo' },
    boot: { en: 'Boot', es: 'Bota' },
    skate: { en: 'Ice skate', es: 'Patín de hielo' },
    runner: { en: 'Running shoe', es: 'Zapatilla deportiva' },
    hiker: { en: 'Hiking boot', es: 'Bota de montaña' },
    brogue: { en: 'Brogue', es: 'Zapato de cordones' },
    flat: { en: 'Flat shoe', es: 'Zapato plano' },
    sandal: { en: 'Sandal', es: 'Sandalia' },
    heels: { en: 'Pair of red heels', es: 'Par de tacones rojos' },
    boots: { en: 'Pair of boots', es: 'Par de botas' },
    skates: { en: 'Pair of ice skates', es: 'Par de patines de hielo' },
    runners: { en: 'Pair of running shoes', es: 'Par de zapatillas deportivas' },
  },
  definition,
  mathReport,
}

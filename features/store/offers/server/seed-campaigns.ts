import { smallestPlay } from '#kernel/economy.ts'
import { toWire } from '#kernel/money.ts'
import type { DemoCampaign } from '#platform/campaigns/index.ts'
import type { BonusConfig } from './promotion.ts'

const always = { inDays: 0, lastsDays: null } as const
const withPurchase = { minPurchaseCents: 499, hoursToUse: 72 }
const spins = (count: number) => ({
  game: 'voltage-sevens',
  count,
  betLevel: toWire(smallestPlay.coins),
  lifetimeSeconds: 3 * 86_400,
})

export const demos: readonly DemoCampaign<BonusConfig>[] = [
  {
    ...always,
    slug: 'hello-again',
    config: () => ({ entries: 200, freeSpins: null, ...withPurchase }),
    words: {
      en: {
        title: 'Two extra entries',
        text: 'Your next coin package comes with two extra free entries. You can also request entries without a purchase.',
        steps: [],
      },
      es: {
        title: 'Dos participaciones extra',
        text: 'Tu próximo paquete de monedas viene con dos participaciones gratis extra. También puedes pedirlas sin comprar.',
        steps: [],
      },
    },
  },
  {
    ...always,
    slug: 'spin-on-us',
    config: () => ({ entries: 0, freeSpins: spins(10), ...withPurchase }),
    words: {
      en: { title: 'Ten spins on us', text: 'Your next coin package comes with ten free spins.', steps: [] },
      es: { title: 'Diez giros de regalo', text: 'Tu próximo paquete de monedas viene con diez giros gratis.', steps: [] },
    },
  },
  {
    ...always,
    slug: 'thank-you',
    config: () => ({ entries: 0, freeSpins: spins(5), minPurchaseCents: 0, hoursToUse: 72 }),
    words: {
      en: { title: 'Five free spins', text: 'A thank-you for playing with us. No purchase necessary.', steps: [] },
      es: { title: 'Cinco giros gratis', text: 'Gracias por jugar con nosotros. No se requiere compra.', steps: [] },
    },
  },
]

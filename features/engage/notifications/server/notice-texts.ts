import { languageTag, type Locale } from '#kernel/locale.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { NotificationWish } from '#platform/feature.ts'

type Words = Pick<NotificationWish, 'title' | 'body'>

/** Notification texts in both languages; the device chooses the one to show. */
export const NOTICES = {
  signIn: (device: string): Words => ({
    title: { en: 'New sign-in to your account', es: 'Nuevo inicio de sesión' },
    body: {
      en: device ? `From ${device}. Wasn’t you? Check your devices.` : 'Wasn’t you? Check your devices.',
      es: device ? `Desde ${device}. ¿No fuiste tú? Revisa tus dispositivos.` : '¿No fuiste tú? Revisa tus dispositivos.',
    },
  }),
  dailyPrize: (brand: string): Words => ({
    title: { en: 'Today’s prize is ready', es: 'El premio de hoy está listo' },
    body: {
      en: `Claim your daily prize at ${brand} before midnight.`,
      es: `Reclama tu premio diario en ${brand} antes de medianoche.`,
    },
  }),
  freeSpins: (count: number, game: string): Words => ({
    title: {
      en: count === 1 ? 'You got a free spin' : `You got ${count} free spins`,
      es: count === 1 ? 'Recibiste un giro gratis' : `Recibiste ${count} giros gratis`,
    },
    body: {
      en: count === 1 ? `Play it in ${game}.` : `Play them in ${game}.`,
      es: count === 1 ? `Úsalo en ${game}.` : `Úsalos en ${game}.`,
    },
  }),
  jackpot: (won: WireReward): Words => ({
    title: { en: 'You won a jackpot', es: 'Ganaste un jackpot' },
    body: { en: `${amountText('en', won)}, paid to your balance.`, es: `${amountText('es', won)} en tu saldo.` },
  }),
  prize: (titles: Words['title'], won: WireReward): Words => ({
    title: { en: 'You won a prize', es: 'Ganaste un premio' },
    body: { en: `${titles.en}: ${amountText('en', won)}.`, es: `${titles.es}: ${amountText('es', won)}.` },
  }),
  welcome: (brand: string): Words => ({
    title: { en: `Welcome to ${brand}`, es: `Te damos la bienvenida a ${brand}` },
    body: {
      en: 'Your messages, prizes and wins will show up here.',
      es: 'Aquí verás tus mensajes, premios y victorias.',
    },
  }),
  limit: (): Words => ({
    title: { en: 'You reached a limit', es: 'Llegaste a un límite' },
    body: { en: 'Your limit is on. See when it resets.', es: 'Tu límite está activo. Mira cuándo se reinicia.' },
  }),
} as const

const MINOR = 100
const UNITS = {
  en: { coins: ['coin', 'coins'], entries: ['entry', 'entries'], and: ' and ' },
  es: { coins: ['moneda', 'monedas'], entries: ['participación', 'participaciones'], and: ' y ' },
} as const

function amountText(locale: Locale, won: WireReward): string {
  const units = UNITS[locale]
  const parts = (['coins', 'entries'] as const)
    .filter((asset) => won[asset] > 0)
    .map((asset) => `${(won[asset] / MINOR).toLocaleString(languageTag(locale))} ${units[asset][won[asset] === MINOR ? 0 : 1]}`)
  return parts.join(units.and)
}

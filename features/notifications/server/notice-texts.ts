import type { NotificationWish } from '#platform/feature.ts'

type Words = Pick<NotificationWish, 'title' | 'body'>

/** What notifications say, in both languages at once: which one counts is the device's to say. */
export const NOTICES = {
  signIn: (device: string): Words => ({
    title: { en: 'New sign-in to your account', es: 'Nuevo inicio de sesión en tu cuenta' },
    body: {
      en: device
        ? `From ${device}. Was it not you? See where you are signed in.`
        : 'Was it not you? See where you are signed in.',
      es: device
        ? `Desde ${device}. ¿No has sido tú? Mira dónde tienes la sesión abierta.`
        : '¿No has sido tú? Mira dónde tienes la sesión abierta.',
    },
  }),
  dailyPrize: (brand: string): Words => ({
    title: { en: 'Today’s prize is ready', es: 'El premio de hoy está listo' },
    body: {
      en: `Your daily prize waits at ${brand} until midnight.`,
      es: `Tu premio diario te espera en ${brand} hasta medianoche.`,
    },
  }),
  freeSpins: (count: number, game: string): Words => ({
    title: {
      en: count === 1 ? 'You have a free spin' : `You have ${count} free spins`,
      es: count === 1 ? 'Tienes una tirada gratis' : `Tienes ${count} tiradas gratis`,
    },
    body: {
      en: count === 1 ? `It is for ${game}.` : `They are for ${game}.`,
      es: count === 1 ? `Es para ${game}.` : `Son para ${game}.`,
    },
  }),
} as const

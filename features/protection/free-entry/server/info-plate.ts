import type { Locale, VisitorContext } from '#platform/context.ts'
import type { InfoPlate } from '../contract.ts'

type Words = Pick<InfoPlate, 'title' | 'text'>

const CLOSED: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'The store opens soon',
    text: 'Purchases aren’t open yet, and you never need one: get free coins every day and free entries on request. See the official rules.',
  },
  es: {
    title: 'La tienda abre pronto',
    text: 'Las compras aún no están abiertas, y nunca las necesitas: recibe monedas gratis todos los días y participaciones gratis si las pides. Consulta las reglas oficiales.',
  },
}

const OPEN: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'No purchase necessary',
    text: 'Get free coins every day and free entries without a purchase. Buying never improves your chances. See the official rules for every free way to enter.',
  },
  es: {
    title: 'No se requiere compra',
    text: 'Recibe monedas gratis todos los días y participaciones gratis sin comprar. Comprar nunca mejora tus probabilidades. Consulta en las reglas oficiales todas las formas gratis de participar.',
  },
}

const LABELS = {
  en: { rules: 'Official rules', daily: 'Claim today’s prize', signUp: 'Sign up free' },
  es: { rules: 'Reglas oficiales', daily: 'Reclamar el premio de hoy', signUp: 'Regístrate gratis' },
} as const

/** The notice on playing without paying, which matters most while there is nothing to buy. */
export function infoPlateFor({ locale, session, isOn }: VisitorContext, isSelling: boolean): InfoPlate {
  const labels = LABELS[locale]
  const first = session
    ? isOn('daily-login')
      ? [{ label: labels.daily, link: '?openModal=daily-login' }]
      : []
    : [{ label: labels.signUp, link: '/signup' }]
  return {
    ...(isSelling ? OPEN : CLOSED)[locale],
    picture: 'coins-pile',
    actions: [...first, { label: labels.rules, link: '/page/sweepstakes-rules' }],
  }
}

import type { Locale, VisitorContext } from '#platform/context.ts'
import type { InfoPlate } from '../contract.ts'

type Words = Pick<InfoPlate, 'title' | 'text'>

const CLOSED: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'The store opens soon',
    text: 'Until then, and ever after, you can play for nothing: coins every day, and entries that no purchase is needed for. The official rules name each free way in.',
  },
  es: {
    title: 'La tienda abre pronto',
    text: 'Hasta entonces, y siempre, puedes jugar sin pagar: monedas cada día y entradas para las que no hace falta comprar. Las reglas oficiales dicen cada manera gratuita de entrar.',
  },
}

const OPEN: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'No purchase is ever needed',
    text: 'Coins come every day, and entries come without a purchase too. Buying raises nobody’s chances. The official rules name each free way in.',
  },
  es: {
    title: 'Nunca hace falta comprar',
    text: 'Hay monedas cada día, y también entradas sin comprar. Comprar no aumenta las probabilidades de nadie. Las reglas oficiales dicen cada manera gratuita de entrar.',
  },
}

const LABELS = {
  en: { rules: 'Official rules', daily: 'See today’s prize', signUp: 'Sign up free' },
  es: { rules: 'Reglas oficiales', daily: 'Ver el premio de hoy', signUp: 'Regístrate gratis' },
} as const

/** What has to be known of play without paying: above all while there is nothing to buy. */
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

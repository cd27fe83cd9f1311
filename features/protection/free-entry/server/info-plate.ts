import type { Locale, VisitorContext } from '#platform/context.ts'
import type { InfoPlate } from '../contract.ts'

type Words = Pick<InfoPlate, 'title' | 'text'>

const CLOSED: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'The store opens soon',
    text: 'Nothing can be bought yet, and nothing ever has to be: coins come free every day, and so do ways to get entries. The official rules name each of them.',
  },
  es: {
    title: 'La tienda abre pronto',
    text: 'Aún no se puede comprar nada, y nunca hará falta: cada día hay monedas gratis, y también maneras de conseguir entradas. Las reglas oficiales las nombran todas.',
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

import type { ChargeWord } from '#platform/payments/fold-charge.ts'
import type { MayTry } from '#platform/payments/decline-codes.ts'
import type { COMMON_DECLINES } from './outcomes.ts'

export type Lang = 'en' | 'es'

const en = {
  title: 'Test payment',
  noMoney: 'This is a test provider. No money moves, and there is no card number to type.',
  method: 'Test method',
  remember: 'Remember this method',
  outcome: 'Outcome',
  webhooks: 'How webhooks arrive',
  pay: 'Pay',
  cancel: 'Cancel',
  back: 'Back to the site',
  missing: 'We can’t find this payment.',
  declined: 'Declined: {code} ({next})',
  next: { same: 'try again', other: 'another method next', nothing: 'no further try' } satisfies Record<MayTry, string>,
  outcomes: {
    approve: 'Approved',
    'authentication-pass': '3-D Secure: passed',
    'authentication-fail': '3-D Secure: failed',
    'authentication-abandon': '3-D Secure: abandoned',
    'pending-then-charged': 'Pending, then charged',
    pending: 'Pending',
    'approve-then-dispute': 'Approved, then disputed',
    'wrong-amount': 'Charged with the wrong amount',
    'wrong-currency': 'Charged in the wrong currency',
    'other-merchant': 'Charged for another merchant',
    expire: 'Expired',
    abandon: 'Abandoned without an outcome',
  },
  declines: {
    'insufficient-funds': 'not enough funds',
    'do-not-honor': 'the bank gives no reason',
    'card-expired': 'the card has expired',
    'code-wrong': 'the security code is wrong',
    'amount-too-large': 'the amount is too large',
    'prepaid-refused': 'prepaid cards aren’t accepted',
    'country-refused': 'the card’s country isn’t accepted',
    'card-lost': 'the card was reported lost',
    'risk-refused': 'risk check',
  } satisfies Record<(typeof COMMON_DECLINES)[number], string>,
  modes: {
    once: 'Once',
    twice: 'Twice',
    'ten-times': 'Ten times',
    reversed: 'In reverse order',
    late: 'A minute late',
    lost: 'Not at all',
    'wrong-key': 'Signed with the wrong key',
    'old-key': 'Signed with the previous key',
  },
  states: {
    begun: 'Nothing happened yet.',
    'needs-action': 'You left before an outcome. The payment is still open.',
    declined: 'The payment was declined.',
    cancelled: 'The payment was canceled.',
    expired: 'The payment expired.',
    pending: 'The payment is pending.',
    authorized: 'The payment was authorized.',
    charged: 'The payment was approved.',
    returned: 'The payment was returned by the bank.',
  } satisfies Record<ChargeWord, string>,
}
export type Words = typeof en

const es: Words = {
  title: 'Pago de prueba',
  noMoney: 'Este es un proveedor de prueba. No se mueve dinero y no hay que escribir ningún número de tarjeta.',
  method: 'Método de prueba',
  remember: 'Recordar este método',
  outcome: 'Resultado',
  webhooks: 'Cómo llegan los webhooks',
  pay: 'Pagar',
  cancel: 'Cancelar',
  back: 'Volver al sitio',
  missing: 'No encontramos este pago.',
  declined: 'Rechazado: {code} ({next})',
  next: { same: 'intenta de nuevo', other: 'luego otro método', nothing: 'sin más intentos' },
  outcomes: {
    approve: 'Aprobado',
    'authentication-pass': '3-D Secure: superado',
    'authentication-fail': '3-D Secure: fallido',
    'authentication-abandon': '3-D Secure: abandonado',
    'pending-then-charged': 'Pendiente y luego cobrado',
    pending: 'Pendiente',
    'approve-then-dispute': 'Aprobado y luego disputado',
    'wrong-amount': 'Cobrado con un monto incorrecto',
    'wrong-currency': 'Cobrado en otra moneda',
    'other-merchant': 'Cobrado para otro comercio',
    expire: 'Vencido',
    abandon: 'Abandonado sin resultado',
  },
  declines: {
    'insufficient-funds': 'fondos insuficientes',
    'do-not-honor': 'el banco no da un motivo',
    'card-expired': 'la tarjeta está vencida',
    'code-wrong': 'el código de seguridad es incorrecto',
    'amount-too-large': 'el monto es demasiado alto',
    'prepaid-refused': 'no se aceptan tarjetas prepagadas',
    'country-refused': 'no se acepta el país de la tarjeta',
    'card-lost': 'la tarjeta se reportó perdida',
    'risk-refused': 'control de riesgo',
  },
  modes: {
    once: 'Una vez',
    twice: 'Dos veces',
    'ten-times': 'Diez veces',
    reversed: 'En orden inverso',
    late: 'Un minuto tarde',
    lost: 'De ningún modo',
    'wrong-key': 'Firmado con una clave incorrecta',
    'old-key': 'Firmado con la clave anterior',
  },
  states: {
    begun: 'Aún no pasó nada.',
    'needs-action': 'Saliste antes de un resultado. El pago sigue abierto.',
    declined: 'El pago fue rechazado.',
    cancelled: 'El pago se canceló.',
    expired: 'El pago venció.',
    pending: 'El pago está pendiente.',
    authorized: 'El pago fue autorizado.',
    charged: 'El pago fue aprobado.',
    returned: 'El banco devolvió el pago.',
  },
}

const WORDS: Readonly<Record<Lang, Words>> = { en, es }

export const langOf = (locale: string): Lang => (locale.toLowerCase().startsWith('es') ? 'es' : 'en')

export const wordsFor = (locale: string): Words => WORDS[langOf(locale)]

import { lastDigitsOf } from '#kernel/last-digits.ts'
import type { newsEn } from './news.en.ts'

export const newsEs: typeof newsEn = {
  greeting: (name) => `Hola, ${name}:`,
  about: (amount, account) => {
    if (account?.method === 'gift-card') return `Tu canje: ${amount} en una tarjeta de regalo.`
    const digits = lastDigitsOf(account?.title ?? '')
    return `Tu canje: ${amount} a tu cuenta bancaria${digits ? ` ••••\u00a0${digits}` : ''}.`
  },
  action: 'Ver tu canje',
  closing: 'Un saludo,',
  closed: {
    action: 'Ver tu reclamo',
    texts: {
      refused: 'No pudimos aprobar tu reclamo. Las ganancias siguen siendo tuyas. Contáctanos con tu número de referencia.',
      'needs-player': 'Necesitamos algo de ti antes de pagarte. Contáctanos con tu número de referencia.',
      'needs-method': 'Tu banco devolvió nuestro pago. Las ganancias siguen siendo tuyas. Contáctanos e indica otra cuenta.',
    },
  },
  waiting: {
    title: 'Recibimos tu canje',
    short: 'Continúa automáticamente. Mira cuándo.',
    text: 'Recibimos tu canje y apartamos tus ganancias. Continúa automáticamente en la fecha que muestra la página.',
  },
  review: {
    title: 'Estamos revisando tu canje',
    short: 'Mira cuándo esperar respuesta.',
    text: 'Una persona está revisando tu canje. No tienes que hacer nada. La página muestra cuándo esperar respuesta.',
  },
  sent: {
    title: 'Tu premio va en camino',
    short: 'Mira cuándo esperarlo.',
    text: 'Enviamos tu premio. Los bancos suelen registrarlo en pocos días hábiles; las tarjetas de regalo llegan por correo.',
  },
  paid: {
    title: 'Pagamos tu premio',
    short: 'Mira los detalles de tu canje.',
    text: 'Pagamos tu canje. Míralo en tu cuenta bancaria, o en tu correo si elegiste una tarjeta de regalo.',
  },
  refused: {
    title: 'No se aprobó tu canje',
    short: 'Tus ganancias están de vuelta. Mira el motivo.',
    text: 'No pudimos aprobar tu canje. Tus ganancias están de vuelta en tu saldo. En la página verás el motivo.',
  },
  'needs-player': {
    title: 'Falta un paso para tu canje',
    short: 'Necesitamos algo de ti para continuar.',
    text: 'Necesitamos algo de ti antes de pagar tu canje. Tus ganancias siguen apartadas.',
  },
  'needs-method': {
    title: 'Tu premio fue devuelto',
    short: 'Elige otra cuenta.',
    text: 'No pudimos entregar tu premio. Tus ganancias siguen apartadas. Elige otra cuenta y lo enviaremos de nuevo.',
  },
}

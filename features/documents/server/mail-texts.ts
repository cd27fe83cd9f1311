import type { Locale } from '#kernel/locale.ts'
import type { DocumentKind, RejectReason } from '../contract.ts'

interface Texts {
  readonly accepted: (brand: string) => string
  readonly rejected: (brand: string) => string
  readonly greeting: (login: string) => string
  readonly isAccepted: (kind: string) => string
  readonly notAccepted: (kind: string) => string
  readonly sendAnother: string
  readonly action: string
  readonly closing: string
  readonly kinds: Readonly<Record<DocumentKind, string>>
  readonly reasons: Readonly<Record<RejectReason, string>>
}

export const MAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    accepted: (brand) => `${brand} accepted your document`,
    rejected: (brand) => `${brand} needs another document`,
    greeting: (login) => `Hello ${login},`,
    isAccepted: (kind) => `we looked at your ${kind} and accepted it. Thank you.`,
    notAccepted: (kind) => `somebody of our team looked at your ${kind} and could not accept it.`,
    sendAnother:
      'Please send another one on the page Documents of your account. If you think we are wrong, our help looks at it again.',
    action: 'To my documents',
    closing: 'Take care,',
    kinds: { identity: 'identity document', address: 'proof of address', payment: 'proof of your payment account' },
    reasons: {
      unreadable: 'It cannot be read: take the picture in good light, without flash, and hold the camera still.',
      cropped: 'A part of it is missing: all four corners have to be in the picture.',
      expired: 'It is no longer valid, or too old: send one that is valid today.',
      'wrong-kind': 'It is not the kind of document that you chose.',
      'details-differ': 'Its details are not those of your account: look at your personal info, or send one in your own name.',
      altered: 'It looks changed: send the original as it is, with nothing covered or edited.',
    },
  },
  es: {
    accepted: (brand) => `${brand} ha aceptado tu documento`,
    rejected: (brand) => `${brand} necesita otro documento`,
    greeting: (login) => `Hola, ${login}:`,
    isAccepted: (kind) => `hemos revisado tu ${kind} y todo está en orden. Gracias.`,
    notAccepted: (kind) => `alguien de nuestro equipo ha revisado tu ${kind} y no ha podido aceptarlo.`,
    sendAnother:
      'Envía otro desde la página Documentos de tu cuenta. Si crees que nos equivocamos, nuestro equipo de ayuda lo revisa de nuevo.',
    action: 'Ver mis documentos',
    closing: 'Un saludo,',
    kinds: {
      identity: 'documento de identidad',
      address: 'comprobante de domicilio',
      payment: 'comprobante de tu medio de pago',
    },
    reasons: {
      unreadable: 'No se puede leer: haz la foto con buena luz, sin flash y con la cámara quieta.',
      cropped: 'Falta una parte: las cuatro esquinas tienen que verse en la imagen.',
      expired: 'Ya no es válido o es demasiado antiguo: envía uno que sea válido hoy.',
      'wrong-kind': 'No es el tipo de documento que elegiste.',
      'details-differ': 'Sus datos no son los de tu cuenta: revisa tu información personal o envía uno a tu nombre.',
      altered: 'Parece modificado: envía el original tal como es, sin tapar ni editar nada.',
    },
  },
}

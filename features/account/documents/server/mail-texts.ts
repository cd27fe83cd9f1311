import type { Locale } from '#kernel/locale.ts'
import type { DocumentKind, RejectReason } from '../contract.ts'

interface Texts {
  readonly accepted: (brand: string) => string
  readonly rejected: (brand: string) => string
  readonly greeting: (name: string) => string
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
    greeting: (name) => `Hi ${name},`,
    isAccepted: (kind) => `Our team reviewed your ${kind} and accepted it. Thanks.`,
    notAccepted: (kind) => `Our team reviewed your ${kind} and couldn’t accept it.`,
    sendAnother:
      'Upload another one under Account > Documents. Think we got it wrong? Contact support and we’ll take another look.',
    action: 'Go to my documents',
    closing: 'Take care,',
    kinds: { identity: 'ID document', address: 'proof of address', payment: 'proof of your payment account' },
    reasons: {
      unreadable: 'We couldn’t read it. Take the photo in good light, without flash, and hold the camera still.',
      cropped: 'Part of it is cut off. All four corners need to be visible.',
      expired: 'It’s expired or too old. Send one that’s valid today.',
      'wrong-kind': 'It’s a different type of document than you chose.',
      'details-differ': 'The details don’t match your account. Check your personal info, or send a document in your own name.',
      altered: 'It looks altered. Send the original with nothing covered or edited.',
    },
  },
  es: {
    accepted: (brand) => `${brand} aceptó tu documento`,
    rejected: (brand) => `${brand} necesita otro documento`,
    greeting: (name) => `Hola, ${name}:`,
    isAccepted: (kind) => `Nuestro equipo revisó tu ${kind} y lo aceptó. Gracias.`,
    notAccepted: (kind) => `Nuestro equipo revisó tu ${kind} y no pudo aceptarlo.`,
    sendAnother: 'Sube otro en Cuenta > Documentos. ¿Crees que nos equivocamos? Contacta a soporte y lo revisaremos de nuevo.',
    action: 'Ir a mis documentos',
    closing: 'Un saludo,',
    kinds: {
      identity: 'documento de identidad',
      address: 'comprobante de domicilio',
      payment: 'comprobante de tu medio de pago',
    },
    reasons: {
      unreadable: 'No pudimos leerlo. Toma la foto con buena luz, sin flash y con la cámara quieta.',
      cropped: 'Está cortado. Las cuatro esquinas deben verse.',
      expired: 'Está vencido o es muy antiguo. Envía uno que sea válido hoy.',
      'wrong-kind': 'Es un tipo de documento distinto al que elegiste.',
      'details-differ': 'Los datos no coinciden con tu cuenta. Revisa tus datos personales o envía un documento a tu nombre.',
      altered: 'Parece alterado. Envía el original sin cubrir ni editar nada.',
    },
  },
}

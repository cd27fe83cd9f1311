import type { Locale } from '#kernel/locale.ts'
import type { KeptPart } from '../contract.ts'

interface Texts {
  readonly greeting: string
  readonly closing: string
  readonly closed: { readonly subject: string; readonly close: string; readonly erase: string; readonly back: string }
  readonly reopen: string
  readonly owed: string
  readonly undecided: string
  readonly reference: string
  readonly contact: string
  readonly claim: string
  readonly reopened: { readonly subject: string; readonly text: string; readonly offers: string }
  readonly erasureAsked: { readonly subject: string; readonly text: string }
  readonly ended: { readonly subject: string; readonly text: string; readonly data: string }
  readonly late: { readonly subject: string; readonly text: string }
  readonly report: {
    readonly subject: string
    readonly text: string
    readonly erased: string
    readonly kept: string
    readonly complain: string
    readonly last: string
  }
  readonly why: Readonly<Record<KeptPart['why'], string>>
  readonly forYears: string
}

/** `{brand}`, `{name}`, `{until}`, `{winnings}` and `{reference}` are filled in. */
export const MAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    greeting: 'Hi {name},',
    closing: 'Take care,',
    closed: {
      subject: 'Your {brand} account is closed',
      close: 'Your {brand} account is closed and you’re signed out on every device. Offers and notifications are off.',
      erase:
        'Your {brand} account is closed and you’re signed out on every device. Offers and notifications are off. We got your request to delete your data; you’ll get a report within 30 days.',
      back: 'Changed your mind? Sign in by {until} to reopen it. After that it’s permanent and any remaining coins and entries are gone.',
    },
    reopen: 'Sign in',
    owed: 'You have {winnings} in winnings to redeem. They stay yours. Contact us with your reference number and we’ll pay you after we verify your identity.',
    undecided:
      'You have an unfinished round in a partner game. Anything it wins is yours too, and we’ll add it once the round ends.',
    reference:
      'Your reference number is {reference}. Keep this email: once your data is deleted, this number is the only proof that the winnings are yours.',
    contact: 'Contact support',
    claim: 'See your claim',
    reopened: {
      subject: 'Your {brand} account is open again',
      text: 'Your {brand} account is open again, with everything in place.',
      offers: 'Offers and notifications are still off. You can turn them on in your account.',
    },
    erasureAsked: {
      subject: 'We’re deleting your {brand} data',
      text: 'We got your request to delete the data of your closed {brand} account. You’ll get a report within 30 days.',
    },
    ended: {
      subject: 'Your {brand} account is permanently closed',
      text: 'The grace period has ended and your {brand} account is permanently closed. Any remaining coins and entries are gone.',
      data: 'You can still have your data deleted: sign in with your old password and choose it there.',
    },
    late: {
      subject: 'You have winnings to redeem from {brand}',
      text: 'After your {brand} account was permanently closed, a round you left open in a partner game finished.',
    },
    report: {
      subject: 'Your {brand} data: what we deleted and what we kept',
      text: 'Here’s the report on your data deletion request at {brand}. It’s the last email you’ll get from us.',
      erased:
        'Deleted: your name, email, mailing address, and date of birth (we keep the year), your password, passkeys, linked accounts, devices, and sign-ins, your choices and favorites, emails and notifications, and the data copies you requested.',
      kept: 'Kept, because the law or player safety requires it, under an ID that can no longer be linked to you:',
      complain:
        'If you think we should delete something else too, contact us. You can also file a complaint with the data protection authority where you live.',
      last: 'We’ll delete the address this email was sent to as soon as it’s delivered.',
    },
    why: {
      books: 'your balance transactions, for accounting',
      rounds: 'your rounds and their proofs, so each one can be verified later',
      consents: 'when you accepted the terms and marketing messages',
      places: 'whether games were available where you were, without your address or location',
      identity: 'your ID documents and checks, encrypted, if you verified your identity',
      complaints: 'your questions and complaints with our answers, without your name, addresses, and numbers',
      exclusion: 'keyed hashes of any self-exclusion, so we can honor it',
      gifts: 'keyed hashes of your email and phone number, used only so welcome gifts are given once',
      winners: 'your name and address if a promotion gave you entries worth more than $25 in one prize, for lists of winners',
      care: 'when we checked in with you about your play, without what was said',
      trail: 'a log of account actions, without names and addresses',
    },
    forYears: '{years} years',
  },
  es: {
    greeting: 'Hola, {name}:',
    closing: 'Cuídate,',
    closed: {
      subject: 'Tu cuenta de {brand} está cerrada',
      close:
        'Tu cuenta de {brand} está cerrada y cerramos tu sesión en todos los dispositivos. Las ofertas y notificaciones están desactivadas.',
      erase:
        'Tu cuenta de {brand} está cerrada y cerramos tu sesión en todos los dispositivos. Las ofertas y notificaciones están desactivadas. Recibimos tu solicitud de eliminar tus datos; te enviaremos un informe en un plazo de 30 días.',
      back: '¿Cambiaste de opinión? Inicia sesión antes del {until} para reabrirla. Después es definitivo y se pierden las monedas y participaciones que queden.',
    },
    reopen: 'Iniciar sesión',
    owed: 'Tienes {winnings} en ganancias por canjear. Siguen siendo tuyas. Contáctanos con tu número de referencia y te pagaremos después de verificar tu identidad.',
    undecided: 'Tienes una ronda sin terminar en un juego asociado. Lo que gane también es tuyo y lo sumaremos cuando termine.',
    reference:
      'Tu número de referencia es {reference}. Guarda este correo: cuando eliminemos tus datos, este número será la única prueba de que las ganancias son tuyas.',
    contact: 'Contactar a soporte',
    claim: 'Ver tu reclamo',
    reopened: {
      subject: 'Tu cuenta de {brand} está abierta otra vez',
      text: 'Tu cuenta de {brand} está abierta otra vez, con todo en su lugar.',
      offers: 'Las ofertas y notificaciones siguen desactivadas. Puedes activarlas en tu cuenta.',
    },
    erasureAsked: {
      subject: 'Estamos eliminando tus datos de {brand}',
      text: 'Recibimos tu solicitud de eliminar los datos de tu cuenta cerrada de {brand}. Te enviaremos un informe en un plazo de 30 días.',
    },
    ended: {
      subject: 'Tu cuenta de {brand} está cerrada definitivamente',
      text: 'El período de gracia terminó y tu cuenta de {brand} está cerrada definitivamente. Se perdieron las monedas y participaciones que quedaban.',
      data: 'Aún puedes pedir que eliminemos tus datos: inicia sesión con tu contraseña anterior y elígelo ahí.',
    },
    late: {
      subject: 'Tienes ganancias por canjear de {brand}',
      text: 'Después de cerrar definitivamente tu cuenta de {brand}, terminó una ronda que dejaste abierta en un juego asociado.',
    },
    report: {
      subject: 'Tus datos de {brand}: qué eliminamos y qué conservamos',
      text: 'Este es el informe sobre tu solicitud de eliminar tus datos en {brand}. Es el último correo que recibirás de nosotros.',
      erased:
        'Eliminamos: tu nombre, correo, dirección postal y fecha de nacimiento (conservamos el año), tu contraseña, llaves de acceso, cuentas vinculadas, dispositivos e inicios de sesión, tus preferencias y favoritos, correos y notificaciones, y las copias de datos que pediste.',
      kept: 'Conservamos, porque lo exige la ley o la seguridad de los jugadores, bajo un identificador que ya no se puede vincular contigo:',
      complain:
        'Si crees que debemos eliminar algo más, contáctanos. También puedes presentar una queja ante la autoridad de protección de datos del lugar donde vives.',
      last: 'Eliminaremos la dirección a la que se envió este correo en cuanto se entregue.',
    },
    why: {
      books: 'las transacciones de tus saldos, por contabilidad',
      rounds: 'tus rondas y sus pruebas, para que cada una se pueda verificar después',
      consents: 'cuándo aceptaste los términos y los mensajes promocionales',
      places: 'si los juegos estaban disponibles donde estabas, sin tu dirección ni tu ubicación',
      identity: 'tus documentos y verificaciones de identidad, cifrados, si verificaste tu identidad',
      complaints: 'tus preguntas y quejas con nuestras respuestas, sin tu nombre, direcciones ni números',
      exclusion: 'huellas cifradas de cualquier autoexclusión, para poder respetarla',
      gifts: 'huellas cifradas de tu correo y tu teléfono, solo para que los regalos de bienvenida se den una vez',
      winners:
        'tu nombre y dirección si una promoción te dio participaciones por más de $25 en un solo premio, para las listas de ganadores',
      care: 'cuándo te contactamos por tu forma de jugar, sin lo que se dijo',
      trail: 'un registro de las acciones de la cuenta, sin nombres ni direcciones',
    },
    forYears: '{years} años',
  },
}

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

/** `{brand}`, `{login}`, `{until}`, `{winnings}`, `{reference}` are filled in. */
export const MAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    greeting: 'Hello {login},',
    closing: 'Take care,',
    closed: {
      subject: 'Your account at {brand} is closed',
      close: 'your account at {brand} is closed, and you are signed out everywhere. Offers and notifications are off.',
      erase:
        'your account at {brand} is closed, and you are signed out everywhere. Offers and notifications are off. We have your request to erase your data; you will get a report of it within 30 days.',
      back: 'Until {until} you can change your mind: sign in, and we offer to open it again. After that it is final: coins and entries that are left end then.',
    },
    reopen: 'Sign in',
    owed: 'You have {winnings} of winnings to redeem. They stay yours, and stand in our books as owed to you. Redeeming is not open yet on {brand}; once it is, write to us, and we pay them after checking who you are.',
    undecided:
      'A round of yours in a game of another maker is still under way. What it wins is yours too, and owed to you once it is decided.',
    reference:
      'Your reference for them is {reference}. Keep this mail: once your data are erased, this reference is all that shows they are yours.',
    contact: 'How to reach us',
    reopened: {
      subject: 'Your account at {brand} is open again',
      text: 'your account at {brand} is open again, with everything that was in it.',
      offers: 'Offers and notifications are still off; switch them on in your profile if you want them.',
    },
    erasureAsked: {
      subject: 'We erase your data at {brand}',
      text: 'we have your request to erase the data of your closed account at {brand}. You will get a report of it within 30 days.',
    },
    ended: {
      subject: 'Your account at {brand} is closed for good',
      text: 'the time to come back is over, and your account at {brand} is closed for good. Coins and entries that were left have ended.',
      data: 'You can still have your data erased: sign in with your old password, and choose it there.',
    },
    late: {
      subject: 'Winnings that {brand} owes you',
      text: 'after your account at {brand} was closed for good, a round that was still under way in a game of another maker was decided.',
    },
    report: {
      subject: 'Your data at {brand}: what is erased and what stays',
      text: 'this is the report on your request to erase your data at {brand}. It is the last mail that you get from us.',
      erased:
        'Erased: your name, e-mail address, postal address and birth date (its year stays), your password, passkeys, linked accounts, devices and sign-ins, what you chose and marked, mails and notifications, and the copies that you asked for.',
      kept: 'Kept, because a law or the safety of players asks for it, under a number that no longer leads to you:',
      complain:
        'If you think that something of it should be erased too, write to us; you may also complain to the data protection authority of the place where you live.',
      last: 'The address that this mail was sent to is erased as soon as it has left.',
    },
    why: {
      books: 'movements of your balances: the books have to add up',
      rounds: 'your rounds with their proof: every one can be checked later',
      consents: 'that you agreed to terms and offers, and when',
      places: 'that games were open or closed where you were, without address or position',
      identity: 'if you proved who you are: the documents and checks, sealed',
      exclusion: 'if you ever excluded yourself: keyed hashes that keep that promise',
      gifts: 'keyed hashes of your mailbox and phone number, for one thing alone: that welcome gifts are given once',
      trail: 'what was done to the account, and when, without names and addresses',
    },
    forYears: '{years} years',
  },
  es: {
    greeting: 'Hola, {login}:',
    closing: 'Cuídate,',
    closed: {
      subject: 'Tu cuenta de {brand} está cerrada',
      close:
        'tu cuenta de {brand} está cerrada y hemos cerrado tu sesión en todas partes. Las ofertas y los avisos están apagados.',
      erase:
        'tu cuenta de {brand} está cerrada y hemos cerrado tu sesión en todas partes. Las ofertas y los avisos están apagados. Tenemos tu petición de borrar tus datos; recibirás un informe en un plazo de 30 días.',
      back: 'Hasta el {until} puedes cambiar de idea: entra y te ofrecemos abrirla de nuevo. Después es definitivo: las monedas y entradas que queden terminan entonces.',
    },
    reopen: 'Entrar',
    owed: 'Tienes {winnings} de ganancias por canjear. Siguen siendo tuyas y constan en nuestros libros como una deuda contigo. El canje aún no está abierto en {brand}; cuando lo esté, escríbenos y te las pagamos tras comprobar quién eres.',
    undecided:
      'Una ronda tuya en un juego de otro fabricante sigue en curso. Lo que gane también es tuyo, y te lo deberemos cuando se decida.',
    reference:
      'Tu referencia para ellas es {reference}. Guarda este correo: cuando tus datos estén borrados, esta referencia es lo único que muestra que son tuyas.',
    contact: 'Cómo escribirnos',
    reopened: {
      subject: 'Tu cuenta de {brand} vuelve a estar abierta',
      text: 'tu cuenta de {brand} vuelve a estar abierta, con todo lo que había en ella.',
      offers: 'Las ofertas y los avisos siguen apagados; enciéndelos en tu perfil si los quieres.',
    },
    erasureAsked: {
      subject: 'Borramos tus datos de {brand}',
      text: 'tenemos tu petición de borrar los datos de tu cuenta cerrada de {brand}. Recibirás un informe en un plazo de 30 días.',
    },
    ended: {
      subject: 'Tu cuenta de {brand} está cerrada definitivamente',
      text: 'el plazo para volver ha terminado y tu cuenta de {brand} está cerrada definitivamente. Las monedas y entradas que quedaban han terminado.',
      data: 'Todavía puedes hacer que borremos tus datos: entra con tu contraseña de antes y elígelo allí.',
    },
    late: {
      subject: 'Ganancias que {brand} te debe',
      text: 'después de que tu cuenta de {brand} quedara cerrada definitivamente, se ha decidido una ronda que seguía en curso en un juego de otro fabricante.',
    },
    report: {
      subject: 'Tus datos de {brand}: qué se borra y qué queda',
      text: 'este es el informe sobre tu petición de borrar tus datos de {brand}. Es el último correo que recibes de nosotros.',
      erased:
        'Borrado: tu nombre, correo, dirección postal y fecha de nacimiento (queda el año), tu contraseña, claves de acceso, cuentas vinculadas, dispositivos y accesos, lo que elegiste y marcaste, correos y avisos, y las copias que pediste.',
      kept: 'Se conserva, porque lo pide una ley o la seguridad de los jugadores, bajo un número que ya no lleva a ti:',
      complain:
        'Si crees que algo de esto también debe borrarse, escríbenos; además puedes reclamar ante la autoridad de protección de datos del lugar donde vives.',
      last: 'La dirección a la que se envió este correo se borra en cuanto haya salido.',
    },
    why: {
      books: 'los movimientos de tus saldos: los libros tienen que cuadrar',
      rounds: 'tus rondas con su prueba: cada una se puede comprobar más tarde',
      consents: 'que aceptaste términos y ofertas, y cuándo',
      places: 'que los juegos estaban abiertos o cerrados donde estabas, sin dirección ni posición',
      identity: 'si demostraste quién eres: los documentos y las comprobaciones, cifrados',
      exclusion: 'si alguna vez te excluiste: huellas con clave que mantienen esa promesa',
      gifts: 'huellas con clave de tu correo y tu teléfono, para una sola cosa: que los regalos de bienvenida se den una vez',
      trail: 'qué se hizo con la cuenta y cuándo, sin nombres ni direcciones',
    },
    forYears: '{years} años',
  },
}

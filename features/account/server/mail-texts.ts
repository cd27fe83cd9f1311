import type { Locale } from '#platform/context.ts'

interface MailText {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action: string
  readonly closing: string
}

type MailKind = 'confirm-email' | 'reset-password' | 'unlock' | 'password-changed'

/** `{brand}` and `{login}` are filled in. */
export const MAIL_TEXTS: Record<Locale, Record<MailKind, MailText>> = {
  en: {
    'confirm-email': {
      subject: 'Confirm your e-mail for {brand}',
      greeting: 'Hello {login},',
      paragraphs: [
        'welcome to {brand}. Please confirm that this is your address; your reward is waiting behind the link.',
        'The link works for three days. If you did not open an account, ignore this mail.',
      ],
      action: 'Confirm my e-mail',
      closing: 'Have fun,',
    },
    'reset-password': {
      subject: 'Set a new password for {brand}',
      greeting: 'Hello {login},',
      paragraphs: [
        'somebody asked for a new password for your account. If it was you, choose one here.',
        'The link works once and for one hour. If it was not you, ignore this mail: your password stays as it is.',
      ],
      action: 'Choose a new password',
      closing: 'Take care,',
    },
    unlock: {
      subject: 'Your {brand} account is locked for a while',
      greeting: 'Hello {login},',
      paragraphs: [
        'there were three failed sign-ins, so your account is locked for 30 minutes. You can unlock it now.',
        'If it was not you, leave it locked and choose a new password later.',
      ],
      action: 'Unlock my account',
      closing: 'Take care,',
    },
    'password-changed': {
      subject: 'Your {brand} password was changed',
      greeting: 'Hello {login},',
      paragraphs: [
        'the password of your account was just changed, and the other devices were signed out.',
        'If it was not you, ask for a new password on the sign-in page right away.',
      ],
      action: '',
      closing: 'Take care,',
    },
  },
  es: {
    'confirm-email': {
      subject: 'Confirma tu correo para {brand}',
      greeting: 'Hola, {login}:',
      paragraphs: [
        'te damos la bienvenida a {brand}. Confirma que esta es tu dirección; tu recompensa te espera tras el enlace.',
        'El enlace sirve durante tres días. Si no abriste una cuenta, ignora este correo.',
      ],
      action: 'Confirmar mi correo',
      closing: 'Que te diviertas,',
    },
    'reset-password': {
      subject: 'Elige una contraseña nueva para {brand}',
      greeting: 'Hola, {login}:',
      paragraphs: [
        'alguien pidió una contraseña nueva para tu cuenta. Si fuiste tú, elígela aquí.',
        'El enlace sirve una sola vez y durante una hora. Si no fuiste tú, ignora este correo: tu contraseña no cambia.',
      ],
      action: 'Elegir una contraseña nueva',
      closing: 'Un saludo,',
    },
    unlock: {
      subject: 'Tu cuenta de {brand} está bloqueada por un rato',
      greeting: 'Hola, {login}:',
      paragraphs: [
        'hubo tres intentos fallidos de entrar, así que tu cuenta queda bloqueada 30 minutos. Puedes desbloquearla ahora.',
        'Si no fuiste tú, déjala bloqueada y elige una contraseña nueva más tarde.',
      ],
      action: 'Desbloquear mi cuenta',
      closing: 'Un saludo,',
    },
    'password-changed': {
      subject: 'La contraseña de {brand} ha cambiado',
      greeting: 'Hola, {login}:',
      paragraphs: [
        'la contraseña de tu cuenta acaba de cambiar, y los demás dispositivos quedaron desconectados.',
        'Si no fuiste tú, pide una contraseña nueva en la página de entrada cuanto antes.',
      ],
      action: '',
      closing: 'Un saludo,',
    },
  },
}

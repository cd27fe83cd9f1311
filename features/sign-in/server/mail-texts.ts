import type { LinkMail } from '#platform/auth/mailed-links.ts'
import type { Locale } from '#platform/context.ts'
import type { MailText } from '#platform/mail/mail-text.ts'

export const RESET: LinkMail = {
  purpose: 'reset-password',
  path: (token) => `/reset?token=${token}`,
  texts: {
    en: {
      subject: 'Set a new password for {brand}',
      greeting: 'Hello {login},',
      paragraphs: [
        'somebody asked for a new password for your account. If it was you, choose one here.',
        'The link works once and for one hour. If it was not you, ignore this mail: your password stays as it is.',
      ],
      action: 'Choose a new password',
      closing: 'Take care,',
    },
    es: {
      subject: 'Elige una contraseña nueva para {brand}',
      greeting: 'Hola, {login}:',
      paragraphs: [
        'alguien pidió una contraseña nueva para tu cuenta. Si fuiste tú, elígela aquí.',
        'El enlace sirve una sola vez y durante una hora. Si no fuiste tú, ignora este correo: tu contraseña no cambia.',
      ],
      action: 'Elegir una contraseña nueva',
      closing: 'Un saludo,',
    },
  },
}

export const UNLOCK: LinkMail = {
  purpose: 'unlock',
  path: (token) => `/signin?unlock=${token}`,
  texts: {
    en: {
      subject: 'Your {brand} account is locked for a while',
      greeting: 'Hello {login},',
      paragraphs: [
        'there were three failed sign-ins, so your account is locked for 30 minutes. You can unlock it now.',
        'If it was not you, leave it locked and choose a new password later.',
      ],
      action: 'Unlock my account',
      closing: 'Take care,',
    },
    es: {
      subject: 'Tu cuenta de {brand} está bloqueada por un rato',
      greeting: 'Hola, {login}:',
      paragraphs: [
        'hubo tres intentos fallidos de entrar, así que tu cuenta queda bloqueada 30 minutos. Puedes desbloquearla ahora.',
        'Si no fuiste tú, déjala bloqueada y elige una contraseña nueva más tarde.',
      ],
      action: 'Desbloquear mi cuenta',
      closing: 'Un saludo,',
    },
  },
}

export const PASSWORD_CHANGED: Readonly<Record<Locale, MailText>> = {
  en: {
    subject: 'Your {brand} password was changed',
    greeting: 'Hello {login},',
    paragraphs: [
      'the password of your account was just changed, and the other devices were signed out.',
      'If it was not you, ask for a new password on the sign-in page right away.',
    ],
    closing: 'Take care,',
  },
  es: {
    subject: 'La contraseña de {brand} ha cambiado',
    greeting: 'Hola, {login}:',
    paragraphs: [
      'la contraseña de tu cuenta acaba de cambiar, y los demás dispositivos quedaron desconectados.',
      'Si no fuiste tú, pide una contraseña nueva en la página de entrada cuanto antes.',
    ],
    closing: 'Un saludo,',
  },
}

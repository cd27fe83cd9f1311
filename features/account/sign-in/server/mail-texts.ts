import type { LinkMail } from '#platform/auth/one-time/mailed-links.ts'
import type { Locale } from '#platform/context.ts'
import type { MailText } from '#platform/mail/mail-text.ts'

export const RESET: LinkMail = {
  purpose: 'reset-password',
  path: (token) => `/reset?token=${token}`,
  texts: {
    en: {
      subject: 'Reset your {brand} password',
      greeting: 'Hi {name},',
      paragraphs: [
        'We got a request to reset your password. Tap the button to choose a new one.',
        'The link works once and expires in 1 hour. If you didn’t ask for this, ignore this email and your password won’t change.',
      ],
      action: 'Reset password',
      closing: 'Take care,',
    },
    es: {
      subject: 'Restablece tu contraseña de {brand}',
      greeting: 'Hola, {name}:',
      paragraphs: [
        'Recibimos una solicitud para restablecer tu contraseña. Toca el botón para elegir una nueva.',
        'El enlace sirve una sola vez y vence en 1 hora. Si no lo pediste, ignora este correo y tu contraseña no cambiará.',
      ],
      action: 'Restablecer contraseña',
      closing: 'Un saludo,',
    },
  },
}

export const UNLOCK: LinkMail = {
  purpose: 'unlock',
  path: (token) => `/signin?unlock=${token}`,
  texts: {
    en: {
      subject: 'Your {brand} account is temporarily locked',
      greeting: 'Hi {name},',
      paragraphs: [
        'We locked your account for 30 minutes after three failed sign-in attempts. If that was you, unlock it now.',
        'If it wasn’t you, leave it locked and reset your password.',
      ],
      action: 'Unlock my account',
      closing: 'Take care,',
    },
    es: {
      subject: 'Tu cuenta de {brand} está bloqueada temporalmente',
      greeting: 'Hola, {name}:',
      paragraphs: [
        'Bloqueamos tu cuenta por 30 minutos después de tres intentos fallidos de inicio de sesión. Si fuiste tú, desbloquéala ahora.',
        'Si no fuiste tú, déjala bloqueada y restablece tu contraseña.',
      ],
      action: 'Desbloquear mi cuenta',
      closing: 'Un saludo,',
    },
  },
}

export const PASSWORD_CHANGED: Readonly<Record<Locale, MailText>> = {
  en: {
    subject: 'Your {brand} password was changed',
    greeting: 'Hi {name},',
    paragraphs: [
      'Your password was just changed and your other devices were signed out.',
      'Wasn’t you? Reset your password right away from the sign-in page.',
    ],
    closing: 'Take care,',
  },
  es: {
    subject: 'Tu contraseña de {brand} cambió',
    greeting: 'Hola, {name}:',
    paragraphs: [
      'Tu contraseña acaba de cambiar y cerramos la sesión en tus otros dispositivos.',
      '¿No fuiste tú? Restablece tu contraseña de inmediato desde la página de inicio de sesión.',
    ],
    closing: 'Un saludo,',
  },
}

import { changeMail } from '#platform/auth/note-change.ts'
import type { Locale } from '#platform/context.ts'
import type { MailText } from '#platform/mail/mail-text.ts'

export const SECOND_FACTOR_ON = {
  what: 'second-factor-on',
  mail: changeMail({
    en: ['Two-step verification is on for {brand}', 'You’ll now need a code from your authenticator app when you sign in.'],
    es: [
      'Activaste la verificación en dos pasos en {brand}',
      'Ahora necesitarás un código de tu app de autenticación para iniciar sesión.',
    ],
  }),
}

export const SECOND_FACTOR_OFF = {
  what: 'second-factor-off',
  mail: changeMail({
    en: ['Two-step verification is off for {brand}', 'You no longer need a code when you sign in.'],
    es: ['Desactivaste la verificación en dos pasos en {brand}', 'Ya no necesitas un código para iniciar sesión.'],
  }),
}

export const RECOVERY_CODES_RENEWED = {
  what: 'recovery-codes-renewed',
  mail: changeMail({
    en: ['New recovery codes for {brand}', 'You created new recovery codes. The old ones no longer work.'],
    es: ['Códigos de recuperación nuevos en {brand}', 'Creaste códigos de recuperación nuevos. Los anteriores ya no sirven.'],
  }),
}

export const NEW_SIGN_IN: Record<Locale, MailText & { readonly action: string; readonly unknownDevice: string }> = {
  en: {
    subject: 'New sign-in to your {brand} account',
    greeting: 'Hi {name},',
    paragraphs: [
      'We noticed a sign-in from a new device:',
      '{device}, from {address}, on {when}.',
      'If this was you, you’re all set. If not, tap the button and we’ll sign that device out and have you reset your password.',
    ],
    action: 'This wasn’t me',
    closing: 'Take care,',
    unknownDevice: 'an unknown device',
  },
  es: {
    subject: 'Nuevo inicio de sesión en tu cuenta de {brand}',
    greeting: 'Hola, {name}:',
    paragraphs: [
      'Detectamos un inicio de sesión desde un dispositivo nuevo:',
      '{device}, desde {address}, el {when}.',
      'Si fuiste tú, no tienes que hacer nada. Si no, toca el botón: cerraremos la sesión de ese dispositivo y podrás cambiar tu contraseña.',
    ],
    action: 'No fui yo',
    closing: 'Un saludo,',
    unknownDevice: 'un dispositivo desconocido',
  },
}

import { changeMail } from '#platform/auth/note-change.ts'
import type { Locale } from '#platform/context.ts'
import type { MailText } from '#platform/mail/mail-text.ts'

export const SECOND_FACTOR_ON = {
  what: 'second-factor-on',
  mail: changeMail({
    en: [
      'Two-step sign-in is on at {brand}',
      'from now on your account asks for a code of your authenticator app when you sign in.',
    ],
    es: [
      'La verificación en dos pasos está activa en {brand}',
      'desde ahora tu cuenta pide un código de tu app de autenticación al entrar.',
    ],
  }),
}

export const SECOND_FACTOR_OFF = {
  what: 'second-factor-off',
  mail: changeMail({
    en: ['Two-step sign-in is off at {brand}', 'your account no longer asks for a code when you sign in.'],
    es: ['La verificación en dos pasos está desactivada en {brand}', 'tu cuenta ya no pide un código al entrar.'],
  }),
}

export const RECOVERY_CODES_RENEWED = {
  what: 'recovery-codes-renewed',
  mail: changeMail({
    en: ['New recovery codes at {brand}', 'you made new recovery codes. Those before no longer work.'],
    es: ['Códigos de recuperación nuevos en {brand}', 'creaste códigos de recuperación nuevos. Los anteriores ya no sirven.'],
  }),
}

export const NEW_SIGN_IN: Record<Locale, MailText & { readonly action: string; readonly unknownDevice: string }> = {
  en: {
    subject: 'New sign-in to your {brand} account',
    greeting: 'Hello {login},',
    paragraphs: [
      'somebody signed in to your account with a device that we have not seen before:',
      '{device}, from {address}, on {when}.',
      'If it was you, all is well. If it was not, press the button: that device is signed out and you choose a new password.',
    ],
    action: 'This was not me',
    closing: 'Take care,',
    unknownDevice: 'an unknown device',
  },
  es: {
    subject: 'Nueva entrada en tu cuenta de {brand}',
    greeting: 'Hola, {login}:',
    paragraphs: [
      'alguien entró en tu cuenta con un dispositivo que no conocíamos:',
      '{device}, desde {address}, el {when}.',
      'Si fuiste tú, todo está bien. Si no, pulsa el botón: se cierra la sesión de ese dispositivo y eliges otra contraseña.',
    ],
    action: 'No fui yo',
    closing: 'Un saludo,',
    unknownDevice: 'un dispositivo desconocido',
  },
}

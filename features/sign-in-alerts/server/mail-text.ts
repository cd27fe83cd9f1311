import type { Locale } from '#platform/context.ts'
import type { MailText } from '#platform/mail/mail-text.ts'

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

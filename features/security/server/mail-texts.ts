import type { Locale } from '#platform/context.ts'
import type { MailContent } from '#platform/mail/message.ts'
import type { Change } from './note-change.ts'

interface MailText {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly closing: string
}

type Texts = Record<Change, MailText> & { 'new-sign-in': MailText & { readonly action: string; readonly unknownDevice: string } }

const en = (subject: string, what: string): MailText => ({
  subject,
  greeting: 'Hello {login},',
  paragraphs: [what, 'If it was not you, choose a new password and look through the Security page of your account right away.'],
  closing: 'Take care,',
})

const es = (subject: string, what: string): MailText => ({
  subject,
  greeting: 'Hola, {login}:',
  paragraphs: [what, 'Si no fuiste tú, elige una contraseña nueva y revisa cuanto antes la página Seguridad de tu cuenta.'],
  closing: 'Un saludo,',
})

/** `{brand}`, `{login}` and the like are filled in. */
export const MAIL_TEXTS: Record<Locale, Texts> = {
  en: {
    'second-factor-on': en(
      'Two-step sign-in is on at {brand}',
      'from now on your account asks for a code of your authenticator app when you sign in.',
    ),
    'second-factor-off': en('Two-step sign-in is off at {brand}', 'your account no longer asks for a code when you sign in.'),
    'recovery-codes-renewed': en('New recovery codes at {brand}', 'you made new recovery codes. Those before no longer work.'),
    'passkey-added': en('A passkey was added at {brand}', 'you can now sign in to your account with a new passkey.'),
    'passkey-removed': en('A passkey was removed at {brand}', 'one of your passkeys no longer opens your account.'),
    'new-sign-in': {
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
  },
  es: {
    'second-factor-on': es(
      'La verificación en dos pasos está activa en {brand}',
      'desde ahora tu cuenta pide un código de tu app de autenticación al entrar.',
    ),
    'second-factor-off': es(
      'La verificación en dos pasos está desactivada en {brand}',
      'tu cuenta ya no pide un código al entrar.',
    ),
    'recovery-codes-renewed': es(
      'Códigos de recuperación nuevos en {brand}',
      'creaste códigos de recuperación nuevos. Los anteriores ya no sirven.',
    ),
    'passkey-added': es(
      'Se añadió una llave de acceso en {brand}',
      'ya puedes entrar en tu cuenta con una llave de acceso nueva.',
    ),
    'passkey-removed': es('Se quitó una llave de acceso en {brand}', 'una de tus llaves de acceso ya no abre tu cuenta.'),
    'new-sign-in': {
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
  },
}

export function fill(
  { subject, greeting, paragraphs, closing }: MailText,
  values: Readonly<Record<string, string>>,
): MailContent {
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { subject: filled(subject), greeting: filled(greeting), paragraphs: paragraphs.map(filled), closing: filled(closing) }
}

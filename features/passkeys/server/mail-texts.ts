import { changeMail } from '#platform/auth/note-change.ts'

export const PASSKEY_ADDED = {
  what: 'passkey-added',
  mail: changeMail({
    en: ['A passkey was added at {brand}', 'you can now sign in to your account with a new passkey.'],
    es: ['Se añadió una llave de acceso en {brand}', 'ya puedes entrar en tu cuenta con una llave de acceso nueva.'],
  }),
}

export const PASSKEY_REMOVED = {
  what: 'passkey-removed',
  mail: changeMail({
    en: ['A passkey was removed at {brand}', 'one of your passkeys no longer opens your account.'],
    es: ['Se quitó una llave de acceso en {brand}', 'una de tus llaves de acceso ya no abre tu cuenta.'],
  }),
}

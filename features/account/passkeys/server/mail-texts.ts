import { changeMail } from '#platform/auth/note-change.ts'

export const PASSKEY_ADDED = {
  what: 'passkey-added',
  mail: changeMail({
    en: ['A passkey was added to your {brand} account', 'You can now sign in to your account with a new passkey.'],
    es: ['Se agregó una llave de acceso a tu cuenta de {brand}', 'Ya puedes iniciar sesión con una llave de acceso nueva.'],
  }),
}

export const PASSKEY_REMOVED = {
  what: 'passkey-removed',
  mail: changeMail({
    en: ['A passkey was removed from your {brand} account', 'One of your passkeys no longer works for your account.'],
    es: ['Se eliminó una llave de acceso de tu cuenta de {brand}', 'Una de tus llaves de acceso ya no sirve para tu cuenta.'],
  }),
}

import { changeMail } from '#platform/auth/note-change.ts'

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

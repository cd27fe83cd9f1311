import type { accountEn } from './messages.en.ts'

export const accountEs: typeof accountEn = {
  sessionEnded: 'Se cerró tu sesión. Inicia sesión para continuar.',
  signOut: 'Cerrar sesión',
  menu: 'Tu cuenta',
}

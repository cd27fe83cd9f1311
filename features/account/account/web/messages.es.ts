import type { accountEn } from './messages.en.ts'

export const accountEs: typeof accountEn = {
  sessionEnded: 'Tu sesión ha terminado. Entra para continuar.',
  signOut: 'Salir',
  menu: 'Tu cuenta',
}

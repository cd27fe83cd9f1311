import type { accountEn } from './messages.en.ts'

export const accountEs: typeof accountEn = {
  signInTitle: 'Entrar',
}

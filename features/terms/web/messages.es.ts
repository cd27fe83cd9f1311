import type { termsEn } from './messages.en.ts'

export const termsEs: typeof termsEn = {
  title: 'Antes de seguir jugando',
}

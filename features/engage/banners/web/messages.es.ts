import type { bannersEn } from './messages.en.ts'

export const bannersEs: typeof bannersEn = {
  onHome: 'Novedades',
  more: 'Más por descubrir',
}

import type { captchaEn } from './messages.en.ts'

export const captchaEs: typeof captchaEn = {
  title: 'Verificación rápida de seguridad',
  text: 'Solo confirmamos que eres una persona. Seguirás justo donde estabas.',
  frame: 'Verificación de seguridad',
  failed: 'Eso no funcionó. Inténtalo de nuevo.',
}

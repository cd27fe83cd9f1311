import type { captchaEn } from './messages.en.ts'

export const captchaEs: typeof captchaEn = {
  title: 'Una pregunta breve',
  text: 'Deja fuera a las máquinas. Luego seguimos donde estabas.',
  frame: 'Pregunta que distingue personas de máquinas',
  failed: 'No funcionó. Inténtalo otra vez.',
}

import type { eligibilityEn } from './messages.en.ts'

export const eligibilityEs: typeof eligibilityEn = {
  title: 'No puedes usar participaciones',
  text: 'Nuestras reglas oficiales excluyen al personal, a quienes viven con ellos y a los afiliados, y tu cuenta coincide con nuestra lista. Aún puedes jugar con monedas.',
  object: '¿Crees que es un error? Escribe a soporte y una persona lo revisará.',
  toRules: 'Leer las reglas oficiales',
}

import type { cosmicBoxesEn } from './messages.en.ts'

export const cosmicBoxesEs: typeof cosmicBoxesEn = {
  name: 'Cajas cósmicas',
  boxes: 'Las cajas',
  box: 'Caja {number}',
  closed: 'Sin abrir',
  period: 'Una elección cada {count, plural, one {hora} other {# horas}}',
  odds: 'Qué hay dentro',
}

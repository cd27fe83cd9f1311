import type { cosmicBoxesEn } from './messages.en.ts'

export const cosmicBoxesEs: typeof cosmicBoxesEn = {
  name: 'Cajas cósmicas',
  boxes: 'Las cajas',
  box: 'Caja {number}',
  yourBox: 'Tu elección, caja {number}',
  pick: 'Elegir la caja {number}',
  states: {
    guest: 'Regístrate y elige una caja. Es gratis.',
    closed: 'Elige una caja.',
    opening: 'Abriendo la caja {number}…',
    won: 'Ganaste',
    nothing: 'Tu caja estaba vacía.',
  },
  nothing: 'Vacía',
  next: 'Próxima elección en',
  last: 'Fue la última elección de esta promoción.',
  check: 'Verificar estas cajas',
  signUp: 'Regístrate y elige',
  failed: 'Tu elección no se completó. Inténtalo de nuevo.',
  period: 'Una elección gratis cada {count, plural, one {hora} =24 {día} other {# horas}}',
  odds: 'Qué hay dentro',
  sealed:
    'Un solo sorteo de tus semillas llena todas las cajas, empezando por la 1. Esas semillas ya estaban fijadas antes de tu elección. Tu elección no es parte del sorteo: solo decide qué caja recibes.',
  card: {
    guest: 'Una elección gratis',
    ready: 'Elección gratis lista',
    pick: 'Elegir caja',
    waiting: 'Próxima en',
    done: 'Todo elegido',
  },
}

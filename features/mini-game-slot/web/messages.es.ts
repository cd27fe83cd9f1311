import type { miniGameSlotEn } from './messages.en.ts'

export const miniGameSlotEs: typeof miniGameSlotEn = {
  level: 'Nivel {number}',
}

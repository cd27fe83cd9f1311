export const miniGameSlotEn = {
  level: 'Level {number}',
}

import type { Info, Prize } from '../contract.ts'

export type DayState = 'received' | 'today' | 'ahead'

/** The state of a day in the run. A claimed today counts as received. */
export function dayState(level: number, { activeLevel, reasonType }: Info): DayState {
  if (level < activeLevel || (level === activeLevel && reasonType === 'claimed')) return 'received'
  return level === activeLevel ? 'today' : 'ahead'
}

/** The day after today's: the first again after the last. */
export const nextLevel = ({ activeLevel, levels, reasonType }: Info): number =>
  reasonType === 'claimed' ? (activeLevel % levels) + 1 : activeLevel

export const todaysPrize = ({ prizes, activeLevel }: Info): Prize | undefined => prizes[activeLevel - 1]

/** Picture of a prize: free spins before coins, more coins for larger prizes, the chest for the last day. */
export function pictureOf(prize: Prize, level: number, levels: number): string {
  if (level === levels) return 'chest'
  if (prize.freeSpinCount > 0) return 'free-spins'
  if (prize.coins === 0) return 'entry'
  const part = level / levels
  if (part < 0.25) return 'coin'
  return part < 0.5 ? 'coins-small' : part < 0.7 ? 'coins-pile' : 'coins-big'
}

import { useProfile } from '#client/player.ts'
import { withProgress } from '#kernel/tasks/progress.ts'
import type { Quest, QuestDay } from '../contract.ts'

/**
 * The running quest's days with the progress that pushes have told since they were read. `first` is the index of the
 * first given day.
 */
export function useProgress<D extends QuestDay>(quest: Quest | null, days: readonly D[], first = 0): D[] {
  const progress = useProfile()?.quest
  return quest && progress ? withProgress(days, { type: quest.type, ...progress }, first) : [...days]
}

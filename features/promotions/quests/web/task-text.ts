import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import type { QuestTask } from '../contract.ts'

/** `Play 20 rounds with coins`, or `Play 2,000 coins`. */
export function useTaskText(): (task: Pick<QuestTask, 'action' | 'target'>) => string {
  const t = useTranslations('quests')
  const amount = useAmount()
  return ({ action: { type, mode }, target }) => {
    if (type === 'stakes') {
      const asset = mode === 'SweepStakes' ? 'entries' : 'coins'
      return t(`task.stakes.${asset}`, { amount: amount(asset, target) })
    }
    const task = t(`task.${type}`, { target })
    return mode ? t(`in.${mode}`, { task }) : task
  }
}

import { useFormatter, useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { QuestTask } from '../contract.ts'
import { useTaskText } from './task-text.ts'

const ICONS: Readonly<Record<QuestTask['action']['type'], IconName>> = {
  rounds: 'arrows-clockwise-bold',
  stakes: 'coins-fill',
  wins: 'trophy-fill',
  games: 'squares-four-fill',
  purchases: 'package-fill',
  'sign-in': 'calendar-star-fill',
}

interface TaskItemProps {
  readonly task: QuestTask
  readonly children?: React.ReactNode
}

/** What to do, how far it is, and its prize. */
export function TaskItem({ task, children }: TaskItemProps) {
  const t = useTranslations('quests')
  const text = useTaskText()(task)
  const count = useCount(task)
  const { action, isCompleted, progress, target, prize } = task
  return (
    <li className="quest-task" data-is-done={isCompleted}>
      <span className="quest-task-icon">
        <Icon name={isCompleted ? 'check-bold' : ICONS[action.type]} className="size-5" />
      </span>
      <p className="quest-task-text">{text}</p>
      <PrizeLine coins={prize.coins} entries={prize.entries} />
      <p className="quest-progress">
        <span
          className="progress"
          role="progressbar"
          aria-label={text}
          aria-valuemin={0}
          aria-valuemax={target}
          aria-valuenow={progress}
        >
          <span style={{ width: `${(progress / target) * 100}%` }} />
        </span>
        <span className="figures">{isCompleted ? t('done') : count}</span>
      </p>
      {action.type === 'purchases' ? <p className="quest-note">{t('purchaseNote')}</p> : null}
      {children}
    </li>
  )
}

/** `12 of 20`. */
function useCount({ action: { type, mode }, progress, target }: QuestTask): string {
  const t = useTranslations('quests')
  const format = useFormatter()
  const amount = useAmount()
  const asset = mode === 'SweepStakes' ? 'entries' : 'coins'
  const show = (value: number) => (type === 'stakes' ? amount(asset, value) : format.number(value, 'grouped'))
  return t('count', { progress: show(progress), target: show(target) })
}

import { useFormatter, useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import type { QuestDay, QuestTask } from '../contract.ts'
import { stateOf } from './state-of.ts'
import { TaskGames } from './task-games.tsx'
import { TaskItem } from './task-item.tsx'

interface DayPanelProps {
  readonly day: QuestDay
  readonly number: number
  readonly isGuest: boolean
  gamesOf(task: QuestTask): readonly string[]
}

/** One day: its tasks with their progress, and when it opens or ends. */
export function DayPanel({ day, number, isGuest, gamesOf }: DayPanelProps) {
  const t = useTranslations('quests')
  const dateOf = useDate()
  const state = stateOf(day)
  const isPlayable = state === 'open'
  return (
    <section className="card quest-panel" aria-labelledby="quest-day" data-state={state}>
      <header className="quest-panel-head">
        <div>
          <h2 id="quest-day" className="row-title">
            {t('day', { number })}
          </h2>
          <p className="text-muted first-letter:uppercase">{dateOf(day.date)}</p>
        </div>
        <Window day={day} state={state} />
      </header>
      <ul className="quest-tasks">
        {day.tasks.map((task, nth) => {
          const slugs = gamesOf(task)
          return (
            <TaskItem key={nth} task={task}>
              {slugs.length > 0 ? <TaskGames slugs={slugs} /> : null}
            </TaskItem>
          )
        })}
      </ul>
      {isPlayable ? (
        <LocalLink className="button" to={isGuest ? '/signup' : '/library'}>
          {t(isGuest ? 'join' : 'play')}
        </LocalLink>
      ) : null}
    </section>
  )
}

function Window({ day: { date, tasks }, state }: { day: QuestDay; state: ReturnType<typeof stateOf> }) {
  const t = useTranslations('quests')
  const dateOf = useDate()
  const until = tasks[0]?.executionTimeData.finishedAt
  return (
    <p className="quest-window" data-state={state}>
      {state === 'locked' ? t('opens', { day: dateOf(date) }) : t(`state.${state}`)}
      {state === 'open' && until !== undefined ? (
        <span className="quest-clock">
          {t('endsIn')} <Countdown until={until} />
        </span>
      ) : null}
    </p>
  )
}

/** `Saturday, November 21`. */
function useDate(): (date: string) => string {
  const format = useFormatter()
  return (date) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
}

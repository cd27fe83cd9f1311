import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import type { QuestOnHome } from '../contract.ts'
import { useTaskText } from './task-text.ts'

/** The quest's open day as one link with its tasks, or the countdown to the next quest. */
export function HomeQuestView({ quest, futureQuest, day }: QuestOnHome) {
  const t = useTranslations('quests')
  if (!quest || !day) return futureQuest ? <Coming {...futureQuest} /> : null
  return (
    <section className="home-quest" aria-labelledby="home-quest">
      <div className="home-quest-head">
        <h2 id="home-quest" className="row-title">
          {t('onHome', { title: quest.title, number: day.number })}
        </h2>
        <LocalLink className="see-all" to="/quests">
          {t('see')}
        </LocalLink>
      </div>
      <ul className="home-quest-tasks">
        {day.tasks.map((task, nth) => (
          <HomeTask key={nth} task={task} />
        ))}
      </ul>
    </section>
  )
}

function HomeTask({ task }: { task: NonNullable<QuestOnHome['day']>['tasks'][number] }) {
  const t = useTranslations('quests')
  const text = useTaskText()
  const { progress, target, isCompleted, prize } = task
  return (
    <li className="card home-quest-task" data-is-done={isCompleted}>
      <p className="font-semibold">{text(task)}</p>
      <PrizeLine coins={prize.coins} entries={prize.entries} />
      {isCompleted ? (
        <p className="quest-done">
          <Icon name="check-circle-fill" className="size-4" /> {t('done')}
        </p>
      ) : (
        <span
          className="progress"
          role="progressbar"
          aria-label={text(task)}
          aria-valuemin={0}
          aria-valuemax={target}
          aria-valuenow={progress}
        >
          <span style={{ width: `${(progress / target) * 100}%` }} />
        </span>
      )}
    </li>
  )
}

function Coming({ title, startsAt }: NonNullable<QuestOnHome['futureQuest']>) {
  const t = useTranslations('quests')
  return (
    <LocalLink className="card quest-next" to="/quests">
      <img src="/art/interface/compass-128.webp" width={64} height={64} alt="" loading="lazy" />
      <span>
        <span className="block font-bold">{t('nextTitle', { title })}</span>
        <span className="text-muted">
          {t('startsIn')} <Countdown until={startsAt} />
        </span>
      </span>
    </LocalLink>
  )
}

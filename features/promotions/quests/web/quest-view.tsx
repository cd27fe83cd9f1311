import './quests.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import type { getQuestsPage, Quest, QuestTask } from '../contract.ts'
import { gamesOf } from '../shared/shared-games.ts'
import { Calendar } from './calendar.tsx'
import { DayPanel } from './day-panel.tsx'
import { Rules } from './rules.tsx'
import { dayToShow } from './state-of.ts'

type Payload = ReplyOf<typeof getQuestsPage>['payload']

interface QuestViewProps {
  readonly payload: Payload
  readonly isGuest: boolean
  onNext(): void
}

/** The tasks of a day, the calendar to choose one from, the next quest, and the rules. */
export function QuestView({ payload, isGuest, onNext }: QuestViewProps) {
  const t = useTranslations('quests')
  const { playerData, sharedGameSets, gameTitles, quest, futureQuest, isCoinsOnly } = payload
  const { days } = playerData
  const [chosen, setChosen] = useState<number>()
  const at = Math.min(chosen ?? dayToShow(days), days.length - 1)
  const day = days[at]
  const shownGames = (task: QuestTask) => gamesOf(task, sharedGameSets).filter((slug) => slug in gameTitles)
  return (
    <>
      {day ? (
        <div className="quest-board">
          <DayPanel key={at} day={day} number={at + 1} isGuest={isGuest} gamesOf={shownGames} />
          <CampaignSection title={t('calendar')} aside={<Tally days={days} />}>
            <Calendar days={days} chosen={at} onChoose={setChosen} />
            <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
          </CampaignSection>
        </div>
      ) : null}
      {quest && futureQuest ? <Next quest={futureQuest} onNext={onNext} /> : null}
      {days.length > 0 ? <Rules days={days} type={(quest ?? futureQuest)?.type ?? 'advent'} /> : null}
    </>
  )
}

function Tally({ days }: { days: Payload['playerData']['days'] }) {
  const t = useTranslations('quests')
  const tasks = days.flatMap((day) => day.tasks)
  return (
    <p className="text-muted">
      {t('tasksDone', { done: tasks.filter(({ isCompleted }) => isCompleted).length, count: tasks.length })}
    </p>
  )
}

function Next({ quest: { title, startsAt }, onNext }: { quest: Quest; onNext: () => void }) {
  const t = useTranslations('quests')
  return (
    <section className="card quest-next" aria-label={t('next')}>
      <img src="/art/interface/compass-128.webp" width={64} height={64} alt="" />
      <div>
        <h2 className="text-[16px]/6 font-bold">{t('nextTitle', { title })}</h2>
        <p className="text-muted">
          {t('startsIn')} <Countdown until={startsAt} onEnd={onNext} />
        </p>
      </div>
    </section>
  )
}

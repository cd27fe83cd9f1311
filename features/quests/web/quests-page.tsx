import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { useAskingFrom } from '#ui/time/use-asking.ts'
import { getQuestsPage, type QuestDay, type QuestTask } from '../contract.ts'
import './quests.css'

/** Only the brand that has them answers with shared sets of games. */
const ALL = { query: { useOptimizedGames: '1' } }

const data = pageData({ queries: (api) => [queryOf(api, getQuestsPage, ALL)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The calendar: what each day asks for and gives. */
export default function QuestsPage() {
  const t = useTranslations('quests')
  const { data: page, refetch } = useSuspenseQuery(queryOf(useApi(), getQuestsPage, ALL))
  const { campaign, playerData, sharedGameSets, gameTitles } = page.payload
  const gamesOf = ({ gameIds, sharedGameIds }: QuestTask) =>
    (sharedGameIds === null ? gameIds : (sharedGameSets[sharedGameIds] ?? [])).map((slug) => ({
      slug,
      title: gameTitles[slug] ?? slug,
    }))
  const reread = () => void refetch()
  return (
    <CampaignPage campaign={campaign} picture="compass" onFlip={reread}>
      <Turns days={playerData.days} onTurn={reread} />
      {playerData.days.length > 0 ? (
        <CampaignSection title={t('calendar')}>
          <ol className="campaign-grid" style={{ '--card-min': 'min(44%, 176px)' } as React.CSSProperties}>
            {playerData.days.map((day, at) => (
              <Day key={day.date} day={day} number={at + 1} gamesOf={gamesOf} />
            ))}
          </ol>
        </CampaignSection>
      ) : null}
    </CampaignPage>
  )
}

/** Days open and end while the calendar stands on the screen: the next turn of each is what the server is asked for. */
function Turns({ days, onTurn }: { days: readonly QuestDay[]; onTurn: () => void }) {
  const times = days.flatMap(({ isLocked, isEnded, tasks }) =>
    isEnded ? [] : tasks.map(({ executionTimeData: { startsAt, finishedAt } }) => (isLocked ? startsAt : finishedAt)),
  )
  return [...new Set(times)].map((at) => <Turn key={at} at={at} onTurn={onTurn} />)
}

function Turn({ at, onTurn }: { at: number; onTurn: () => void }) {
  useAskingFrom(at, onTurn)
  return null
}

interface DayProps {
  readonly day: QuestDay
  readonly number: number
  gamesOf(task: QuestTask): readonly { readonly slug: string; readonly title: string }[]
}

function Day({ day, number, gamesOf }: DayProps) {
  const t = useTranslations('quests')
  const format = useFormatter()
  const state = stateOf(day)
  return (
    <li className="card quest-day" data-state={state}>
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="font-display text-[18px]/6 font-bold">{t('day', { number })}</h3>
        <p className="text-muted">{format.dateTime(new Date(`${day.date}T00:00:00Z`), { day: 'numeric', month: 'short' })}</p>
      </div>
      <ul className="grid gap-3">
        {day.tasks.map((task) => (
          <li key={task.action.type} className="grid gap-1">
            <span>{t(`task.${task.action.type}`, { target: task.target })}</span>
            {gamesOf(task).map(({ slug, title }) => (
              <LocalLink key={slug} className="quest-game" to={`?game=${slug}`}>
                {title}
              </LocalLink>
            ))}
            <PrizeLine coins={task.prize.coins} entries={task.prize.entries} />
          </li>
        ))}
      </ul>
      <p className="quest-state">{t(`state.${state}`)}</p>
    </li>
  )
}

function stateOf({ isCompleted, isEnded, isLocked }: QuestDay) {
  if (isCompleted) return 'completed'
  if (isLocked) return 'locked'
  return isEnded ? 'ended' : 'open'
}

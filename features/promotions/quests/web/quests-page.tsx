import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignPage } from '#ui/promo/campaign-page.tsx'
import { useAskingFrom } from '#ui/time/use-asking.ts'
import { getQuestsPage, type QuestDay } from '../contract.ts'
import { QuestView } from './quest-view.tsx'
import { useProgress } from './use-progress.ts'

/** Only the brand that requests it gets shared game sets. */
const ALL = { query: { useOptimizedGames: '1' } }

const data = pageData({ queries: (api) => [queryOf(api, getQuestsPage, ALL)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The quest: today's tasks and the calendar. */
export default function QuestsPage() {
  const { data: page, refetch } = useSuspenseQuery(queryOf(useApi(), getQuestsPage, ALL))
  const isGuest = useIsGuest()
  const { campaign, quest, playerData } = page.payload
  const days = useProgress(quest, playerData.days)
  const reread = () => void refetch()
  const hasPurchases = days.some(({ tasks }) => tasks.some(({ action }) => action.type === 'purchases'))
  return (
    <CampaignPage
      campaign={{ ...campaign, steps: [] }}
      picture="compass"
      onFlip={reread}
      isAboutSpending={hasPurchases}
      {...(isGuest && { action: <Join /> })}
    >
      <Turns days={playerData.days} onTurn={reread} />
      <QuestView payload={{ ...page.payload, playerData: { days } }} isGuest={isGuest} onNext={reread} />
    </CampaignPage>
  )
}

function Join() {
  const t = useTranslations('quests')
  return (
    <p className="campaign-action">
      <LocalLink className="button" to="/signup">
        {t('join')}
      </LocalLink>
    </p>
  )
}

/** Days open and close while the calendar is on screen, so it refetches at the next boundary. */
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

import { useTranslations } from 'use-intl'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import type { Quest, QuestDay } from '../contract.ts'

/** The rules of this quest: of its kind of calendar, and of the tasks that it has. */
export function Rules({ days, type }: { days: readonly QuestDay[]; type: Quest['type'] }) {
  const t = useTranslations('quests.rules')
  const tasks = days.flatMap((day) => day.tasks)
  const has = (kind: (typeof tasks)[number]['action']['type']) => tasks.some(({ action }) => action.type === kind)
  const rules = [
    t('open'),
    t(type, { days: days.length }),
    t('paid', { count: tasks.length }),
    ...(['wins', 'stakes', 'games', 'sign-in', 'purchases'] as const).flatMap((kind) => (has(kind) ? [t(kind)] : [])),
    t('zone'),
  ]
  return (
    <CampaignSection title={t('title')}>
      <ul className="card quest-rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </CampaignSection>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { units } from '#kernel/money.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { CURRENT_SEASON, ENTRIES_PER_SHOWN, getSeason } from '../contract.ts'

const SEASON = { params: { season: CURRENT_SEASON } }

const data = pageData({ queries: (api) => [queryOf(api, getSeason, SEASON)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The season path: its levels and their prizes. */
export default function SeasonPage() {
  const t = useTranslations('season')
  const format = useFormatter()
  const { data: season, refetch } = useSuspenseQuery(queryOf(useApi(), getSeason, SEASON))
  const { campaign, levels, currentLevel, totalProgressPercents } = season.data
  return (
    <CampaignPage campaign={campaign} picture="leaf" onFlip={() => void refetch()}>
      {levels.length > 0 ? (
        <CampaignSection
          title={t('levels')}
          aside={<p className="text-muted">{t('progress', { percents: format.number(totalProgressPercents) })}</p>}
        >
          <span className="progress">
            <span style={{ width: `${totalProgressPercents}%` }} />
          </span>
          <ol className="campaign-grid" style={{ '--card-min': 'min(44%, 168px)' } as React.CSSProperties}>
            {levels.map(({ level, points, coins, entries }) => (
              <li key={level} className="card campaign-card" aria-current={level === currentLevel ? 'step' : undefined}>
                <img {...interfaceArt(entries > 0 ? 'gift' : 'coins-pile')} width={96} height={96} alt="" loading="lazy" />
                <h3>{t('level', { number: level })}</h3>
                <PrizeLine coins={coins} entries={entriesOf(entries)} />
                <p className="text-muted">{t('points', { points: format.number(points, 'grouped') })}</p>
              </li>
            ))}
          </ol>
        </CampaignSection>
      ) : null}
    </CampaignPage>
  )
}

/** Minor units of a level's entries, which are given in hundreds. */
const entriesOf = (hundreds: number): number => Number(units('entries', Math.round(hundreds * ENTRIES_PER_SHOWN)).minor)

import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getGameData, getInfo } from '../contract.ts'
import { PatternPicture } from './pattern-picture.tsx'
import './bingo.css'

const data = pageData({ queries: (api) => [queryOf(api, getInfo), queryOf(api, getGameData)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's balls and the prize of each pattern. */
export default function BingoPage() {
  const t = useTranslations('bingo')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const game = useSuspenseQuery(queryOf(useApi(), getGameData)).data.data
  const { campaign, availablePoint, neededPoint, prizes } = info.data
  return (
    <CampaignPage campaign={campaign} picture="bingo-ball" onFlip={() => void refetch()}>
      <CampaignFacts
        facts={[
          { label: t('facts.numbers'), value: game.numbers },
          { label: t('facts.card'), value: `${game.card.columns} × ${game.card.rows}` },
          { label: t('facts.balls'), value: game.neededPoint },
        ]}
      />
      {prizes.length > 0 ? (
        <>
          <CampaignSection
            title={t('balls')}
            aside={<p className="text-muted">{t('progress', { count: availablePoint, needed: neededPoint })}</p>}
          >
            <ul className="bingo-balls card" aria-hidden="true">
              {Array.from({ length: neededPoint }, (_, at) => (
                <li key={at} data-is-had={at < availablePoint}>
                  <img {...interfaceArt('bingo-ball', 64)} width={56} height={56} alt="" loading="lazy" />
                </li>
              ))}
            </ul>
          </CampaignSection>
          <CampaignSection title={t('patterns')}>
            <ul className="campaign-grid bingo-patterns" style={{ '--card-min': '160px' } as React.CSSProperties}>
              {prizes.map(({ pattern, coins, entries }) => (
                <li key={pattern} className="card campaign-card">
                  <PatternPicture pattern={pattern} />
                  <h3>{t(`pattern.${pattern}`)}</h3>
                  <PrizeLine coins={coins} entries={entries} />
                </li>
              ))}
            </ul>
          </CampaignSection>
        </>
      ) : null}
      {game.store ? <BallStore packages={game.store.packages} /> : null}
    </CampaignPage>
  )
}

/** Ball purchases for coins; enabled together with the games. */
function BallStore({ packages }: { packages: readonly { readonly balls: number; readonly coins: number }[] }) {
  const t = useTranslations('bingo')
  return (
    <CampaignSection title={t('store')} aside={<p className="text-muted">{t('storeClosed')}</p>}>
      {packages.length > 0 ? (
        <ul className="campaign-grid" style={{ '--card-min': '160px' } as React.CSSProperties}>
          {packages.map(({ balls, coins }) => (
            <li key={balls} className="card campaign-card">
              <img {...interfaceArt('bingo-ball')} width={96} height={96} alt="" loading="lazy" />
              <h3>{t('ballCount', { count: balls })}</h3>
              <PrizeLine coins={coins} />
            </li>
          ))}
        </ul>
      ) : null}
    </CampaignSection>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { type Drop, getInfo } from '../contract.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Every upcoming drop with its time and number of players. */
export default function CoinDropsPage() {
  const t = useTranslations('coin-drops')
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { campaign, drops } = info.data
  return (
    <CampaignPage campaign={campaign} picture="coins-pile" onFlip={() => void refetch()}>
      {drops.length > 0 ? (
        <CampaignSection title={t('drops')}>
          <DropTable drops={drops} onDrop={() => void refetch()} />
        </CampaignSection>
      ) : null}
    </CampaignPage>
  )
}

function DropTable({ drops, onDrop }: { drops: readonly Drop[]; onDrop: () => void }) {
  const t = useTranslations('coin-drops')
  const format = useFormatter()
  return (
    <div className="campaign-table-frame" role="region" aria-label={t('drops')} tabIndex={0}>
      <table className="campaign-table">
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('in')}</th>
            <th scope="col">{t('coins')}</th>
            <th scope="col">{t('claims')}</th>
          </tr>
        </thead>
        <tbody>
          {drops.map(({ at, day, coins, claims }) => (
            <tr key={at}>
              <th scope="row">
                {format.dateTime(new Date(`${day}T00:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long' })}
              </th>
              <td>
                <Countdown until={at} onEnd={onDrop} />
              </td>
              <td>
                <PrizeLine coins={coins} />
              </td>
              <td className="figures">{format.number(claims, 'grouped')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { useFormatter, useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useAmount } from '#ui/format/amount.ts'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import { useOwnTimeZone } from '#ui/time/own-time-zone.ts'
import type { Drop, getInfo } from '../contract.ts'
import { dropsNow } from '../shared/phase.ts'
import { type ClaimState, DropPanel } from './drop-panel.tsx'
import { Rain } from './rain.tsx'

export interface CoinDropsViewProps {
  readonly info: ReplyOf<typeof getInfo>['data']
  readonly isPlayer: boolean
  readonly claiming: ClaimState
  readonly onRefresh: () => void
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function CoinDropsView({ info, isPlayer, claiming, onRefresh }: CoinDropsViewProps) {
  const t = useTranslations('coin-drops')
  const { campaign, drops, daily, ...claimed } = info
  const now = useSecond()
  const { phase } = dropsNow(drops, claimed.claimedAt, Math.floor((now ?? 0) / SECOND_MS))
  const coming = drops.filter(({ at }) => now === undefined || at * SECOND_MS > now)
  const action = (
    <>
      {phase === 'falling' && now !== undefined ? <Rain /> : null}
      <DropPanel {...{ drops, claimed, isPlayer, claiming }} onClosed={onRefresh} />
    </>
  )
  return (
    <CampaignPage campaign={campaign} picture="coins-pile" onFlip={onRefresh} {...(campaign.state === 'running' && { action })}>
      {coming.length > 0 && campaign.state !== 'ended' ? (
        <CampaignSection title={t('drops')}>
          <DropTable drops={coming} onDrop={onRefresh} />
        </CampaignSection>
      ) : null}
      {daily && campaign.state !== 'ended' ? <Rules daily={daily} claimed={claimed} isPlayer={isPlayer} /> : null}
    </CampaignPage>
  )
}

function DropTable({ drops, onDrop }: { drops: readonly Drop[]; onDrop: () => void }) {
  const t = useTranslations('coin-drops')
  const format = useFormatter()
  const zone = useOwnTimeZone()
  const time = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC', ...zone } as const
  return (
    <div className="campaign-table-frame" role="region" aria-label={t('drops')} tabIndex={0}>
      <table className="campaign-table drop-table">
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('in')}</th>
            <th scope="col">{t('coins')}</th>
            <th scope="col">{t('claims')}</th>
          </tr>
        </thead>
        <tbody>
          {drops.map(({ at, coins, total }) => (
            <tr key={at}>
              <th scope="row">{format.dateTime(new Date(at * SECOND_MS), time)}</th>
              <td>
                <Countdown until={at} onEnd={onDrop} />
              </td>
              <td>
                <PrizeLine coins={coins} />
              </td>
              <td className="figures">{format.number(total, 'grouped')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RulesProps = Pick<CoinDropsViewProps, 'isPlayer'> & {
  readonly daily: NonNullable<CoinDropsViewProps['info']['daily']>
  readonly claimed: Pick<CoinDropsViewProps['info'], 'claims' | 'claimedCoins'>
}

/** What drops are worth, from their settings: nothing is drawn, so the amounts are exact. */
function Rules({ daily, claimed, isPlayer }: RulesProps) {
  const t = useTranslations('coin-drops')
  const format = useAmount()
  return (
    <CampaignSection title={t('rules.title')}>
      <CampaignFacts
        facts={[
          { label: t('rules.perDay'), value: daily.drops },
          { label: t('rules.all'), value: <PrizeLine coins={daily.coins} /> },
          { label: t('rules.most'), value: <PrizeLine coins={daily.perPlayer} /> },
          ...(isPlayer ? [{ label: t('rules.yours'), value: <PrizeLine coins={claimed.claimedCoins} /> }] : []),
        ]}
      />
      <ul className="drop-rules">
        <li>{t('rules.exact', { most: format('coins', daily.perPlayer) })}</li>
        <li>{t('rules.order')}</li>
        <li>{t('rules.closes', { minutes: daily.openMinutes })}</li>
        <li>{t('rules.free')}</li>
      </ul>
    </CampaignSection>
  )
}

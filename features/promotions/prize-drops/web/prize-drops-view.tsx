import { useFormatter, useTranslations } from 'use-intl'
import { PlayerName } from '#ui/parts/player-name.tsx'
import { SECOND_MS } from '#kernel/time.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { useNow } from '#ui/time/now.ts'
import { DropsPanel, type DropsPanelProps } from './drops-panel.tsx'

const MINOR_PER_COIN = 100

export interface PrizeDropsViewProps extends DropsPanelProps {
  readonly onRefresh: () => void
}

type Info = PrizeDropsViewProps['info']
interface PoolProps {
  readonly general: NonNullable<Info['general']>
  readonly info: Info
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function PrizeDropsView({ info, level, onRefresh }: PrizeDropsViewProps) {
  const { campaign, general } = info
  const isRunning = campaign.state === 'running'
  return (
    <CampaignPage
      campaign={campaign}
      picture="confetti"
      onFlip={onRefresh}
      {...(isRunning && { action: <DropsPanel info={info} level={level} /> })}
    >
      {general && campaign.state !== 'none' ? (
        <>
          <Kinds info={info} general={general} />
          <Winners winners={info.lastWinners} />
          <Details info={info} general={general} />
        </>
      ) : null}
    </CampaignPage>
  )
}

const PICTURES = { 1: 'league-bronze', 2: 'league-silver', 3: 'league-gold' } as const

/** What is left of each level today. */
function Kinds({ info: { campaign, prizes } }: PoolProps) {
  const t = useTranslations('prize-drops')
  const isRunning = campaign.state === 'running'
  return (
    <CampaignSection title={t(isRunning ? 'kindsToday' : 'kinds')}>
      <ul className="campaign-grid" style={{ '--card-min': 'min(30%, 200px)' } as React.CSSProperties}>
        {prizes
          .toSorted((one, other) => other.prizeLvl - one.prizeLvl)
          .map(({ prizeLvl, prizeValue, prizeLeft, count }) => (
            <li key={prizeLvl} className="card campaign-card drops-kind">
              <img {...interfaceArt(PICTURES[prizeLvl])} width={96} height={96} alt="" />
              <h3>{t(`kind.${prizeLvl}`)}</h3>
              <p className="campaign-card-value">
                <PrizeLine coins={prizeValue} />
              </p>
              {isRunning ? (
                <span className="progress" aria-hidden="true">
                  <span style={{ width: `${Math.min(100, (prizeLeft / count) * 100)}%` }} />
                </span>
              ) : null}
              <p className="text-muted">{isRunning ? t('left', { left: prizeLeft, count }) : t('count', { count })}</p>
            </li>
          ))}
      </ul>
    </CampaignSection>
  )
}

function Winners({ winners }: { winners: Info['lastWinners'] }) {
  const t = useTranslations('prize-drops')
  const format = useFormatter()
  const now = useNow()
  return (
    <CampaignSection title={t('winners')}>
      {winners.length === 0 ? <p className="card p-5 text-muted">{t('noWinners')}</p> : null}
      <ul className="drops-winners">
        {winners.map(({ dropId, winner, avatar, prizeValue, prizeLvl, at }) => (
          <li key={dropId} className="card">
            <img {...interfaceArt(PICTURES[prizeLvl], 64)} width={40} height={40} alt={t(`kind.${prizeLvl}`)} />
            <span>
              <PlayerName avatar={avatar}>{winner ?? t('hidden')}</PlayerName>
              <time dateTime={new Date(at * SECOND_MS).toISOString()}>
                {now === undefined ? '' : format.relativeTime(Math.min(at * SECOND_MS, now), { now, style: 'short' })}
              </time>
            </span>
            <PrizeLine coins={prizeValue} />
          </li>
        ))}
      </ul>
    </CampaignSection>
  )
}

/** The rules in numbers and in words, from the settings. */
function Details({ general, info: { openMinutes } }: PoolProps) {
  const t = useTranslations('prize-drops')
  const format = useAmount()
  const { dailyPrizePool, prizeCountPerDay: prizes, highestPrizePerDay, minimalLevelPlay: level } = general
  const pool = dailyPrizePool * MINOR_PER_COIN
  return (
    <CampaignSection title={t('pool')}>
      <CampaignFacts
        facts={[
          { label: t('poolValue'), value: <PrizeLine coins={pool} /> },
          { label: t('prizeCount'), value: prizes },
          { label: t('highest'), value: <PrizeLine coins={highestPrizePerDay * MINOR_PER_COIN} /> },
          { label: t('average'), value: <PrizeLine coins={Math.floor(pool / prizes)} /> },
          { label: t('fromLevel'), value: level },
        ]}
      />
      <ul className="drops-rules">
        <li>{t('rules.moments', { prizes })}</li>
        <li>{t('rules.first', { level })}</li>
        <li>{t('rules.stake')}</li>
        <li>{t('rules.worth', { average: format('coins', pool / prizes), pool: format('coins', pool), prizes })}</li>
        {openMinutes === null ? null : <li>{t('rules.waits', { minutes: openMinutes })}</li>}
        <li>
          {t('rules.proof')}{' '}
          <LocalLink className="text-link" to="/fair#shared-draws">
            {t('rules.check')}
          </LocalLink>
        </li>
      </ul>
    </CampaignSection>
  )
}

import '#client/fair/fair.css'
import './lottery.css'
import { useFormatter, useTranslations } from 'use-intl'
import { CopiedValue } from '#client/fair/copied-value.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import type { OwnTickets } from '#kernel/lottery.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { CampaignFacts } from '#ui/promo/campaign-facts.tsx'
import { CampaignPage, CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PlacesTable } from '#ui/promo/places-table.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import type { getDetails, getLeaderboard, PastDraw } from '../contract.ts'
import { codeOf } from './code-of.ts'
import { OwnPanel } from './own-panel.tsx'
import type { ActState } from './queries.ts'
import { Rules } from './rules.tsx'
import { PastDraws, Winners } from './winners.tsx'

export interface LotteryViewProps {
  readonly details: ReplyOf<typeof getDetails>['data']
  /** Undefined for a guest and while loading. */
  readonly own: OwnTickets | undefined
  /** Of a draw that has ended. */
  readonly board: ReplyOf<typeof getLeaderboard>['data'] | undefined
  readonly past: readonly PastDraw[]
  readonly isPlayer: boolean
  readonly asking: ActState
  readonly taking: ActState
  readonly onRefresh: () => void
  /** Absent if there are no more. */
  readonly onMoreWinners?: (() => void) | undefined
  readonly onMoreDraws?: (() => void) | undefined
}

/** The page rendered from plain values, so that every state can be shown without a server. */
export function LotteryView(props: LotteryViewProps) {
  const t = useTranslations('lottery')
  const { number } = useFormatter()
  const { details, own, past, onRefresh } = props
  const { campaign, coinsPerTicket, bucketLabel, prizes, ticketsTotal, isCoinsOnly } = details
  const hasBegun = campaign.state === 'running' || campaign.state === 'ended'
  const isPlanned = coinsPerTicket !== null
  return (
    <CampaignPage
      campaign={campaign}
      picture="chest"
      onFlip={onRefresh}
      {...(isPlanned && hasBegun && { action: <OwnPanel {...props} /> })}
    >
      {isPlanned ? (
        <>
          <CampaignFacts
            facts={[
              { label: t('facts.total'), value: number(ticketsTotal, 'grouped') },
              { label: t('facts.winners'), value: number(prizes.at(-1)?.to ?? 0, 'grouped') },
              { label: t('facts.perTicket'), value: <PrizeLine coins={coinsPerTicket} /> },
              { label: t('facts.daily'), value: number(details.dailyTickets) },
            ]}
          />
          <Winners {...props} />
          <CampaignSection title={bucketLabel ?? t('buckets')} aside={<p className="text-muted">{t('prizes')}</p>}>
            <PlacesTable
              prizes={isCoinsOnly ? prizes.map((prize) => ({ ...prize, entries: 0 })) : prizes}
              title={t('prize')}
              className="prize-table"
            />
          </CampaignSection>
          {own && own.tickets.length > 0 ? <Tickets tickets={own.tickets} /> : null}
          <Proof details={details} />
          <Rules details={details} />
        </>
      ) : null}
      <PastDraws {...props} past={past} />
    </CampaignPage>
  )
}

/** The player's tickets, as the proof of the draw lists them. */
function Tickets({ tickets }: Pick<OwnTickets, 'tickets'>) {
  const t = useTranslations('lottery')
  const dateTime = useDateTimeText()
  return (
    <CampaignSection title={t('tickets')}>
      <details className="card lottery-tickets">
        <summary>{t('showTickets', { count: tickets.length })}</summary>
        <ul>
          {tickets.map(({ ticket, source, at }) => (
            <li key={ticket}>
              <code title={ticket}>{codeOf(ticket)}</code>
              <span>{t(`sources.${source}`)}</span>
              <span>{dateTime(at * SECOND_MS, 'short')}</span>
            </li>
          ))}
        </ul>
      </details>
    </CampaignSection>
  )
}

/** The commitment to the seed of the draw, and the way to its proof. */
function Proof({ details: { commit, isDrawn } }: Pick<LotteryViewProps, 'details'>) {
  const t = useTranslations('lottery')
  if (commit === null) return null
  return (
    <CampaignSection title={t('proof')}>
      <div className="card lottery-proof">
        <p>{t(isDrawn ? 'proofDrawn' : 'proofSealed')}</p>
        <dl className="fair-facts">
          <CopiedValue label={t('commit')} value={commit} />
        </dl>
        <LocalLink className="button justify-self-start" data-kind="quiet" to={isDrawn ? `/fair#draw-${commit}` : '/fair'}>
          {t(isDrawn ? 'verify' : 'howFair')}
        </LocalLink>
      </div>
    </CampaignSection>
  )
}

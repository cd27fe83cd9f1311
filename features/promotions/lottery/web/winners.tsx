import { useFormatter, useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { PlayerName } from '#ui/parts/player-name.tsx'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { PastDraw } from '../contract.ts'
import { codeOf } from './code-of.ts'
import type { LotteryViewProps } from './lottery-view.tsx'

/** The winners of a draw by place, a page at a time. */
export function Winners({ board, onMoreWinners }: Pick<LotteryViewProps, 'board' | 'onMoreWinners'>) {
  const t = useTranslations('lottery')
  const { number } = useFormatter()
  if (!board?.isDrawn) return null
  const { winners, own } = board
  return (
    <CampaignSection title={t('winners')}>
      {winners.length === 0 ? (
        <p className="card p-5 text-muted">{t('nobody')}</p>
      ) : (
        <div className="campaign-table-frame prize-table">
          <table className="campaign-table lottery-winners" aria-label={t('winners')}>
            <thead>
              <tr>
                <th scope="col">{t('place')}</th>
                <th scope="col">{t('player')}</th>
                <th scope="col" className="lottery-code">
                  {t('ticket')}
                </th>
                <th scope="col" className="is-number">
                  {t('prizeOf')}
                </th>
              </tr>
            </thead>
            <tbody>
              {winners.map(({ place, name, avatar, ticket, coins, entries }) => {
                const isOwn = own?.places.includes(place) ?? false
                return (
                  <tr key={place} aria-current={isOwn ? 'true' : undefined}>
                    <th scope="row">{number(place)}</th>
                    <td>
                      <PlayerName avatar={avatar}>{isOwn ? t('you') : (name ?? t('hidden'))}</PlayerName>
                    </td>
                    <td className="lottery-code">
                      <code>{codeOf(ticket)}</code>
                    </td>
                    <td className="is-number">
                      <PrizeLine coins={coins} entries={entries} />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {onMoreWinners ? (
        <button type="button" className="button justify-self-start" data-kind="quiet" onClick={onMoreWinners}>
          {t('moreWinners')}
        </button>
      ) : null}
    </CampaignSection>
  )
}

/** Past draws, each leading to its winners. */
export function PastDraws({ past, onMoreDraws }: Pick<LotteryViewProps, 'past' | 'onMoreDraws'>) {
  const t = useTranslations('lottery')
  if (past.length === 0) return null
  return (
    <CampaignSection title={t('past')}>
      <ul className="lottery-past">
        {past.map((draw) => (
          <Past key={draw.id} draw={draw} />
        ))}
      </ul>
      {onMoreDraws ? (
        <button type="button" className="button justify-self-start" data-kind="quiet" onClick={onMoreDraws}>
          {t('moreDraws')}
        </button>
      ) : null}
    </CampaignSection>
  )
}

function Past({ draw: { id, title, drawAt, ticketsTotal, first } }: { draw: PastDraw }) {
  const t = useTranslations('lottery')
  const { number } = useFormatter()
  const dateTime = useDateTimeText()
  return (
    <li>
      <LocalLink className="card lottery-past-draw" to={`/lottery?draw=${id}`}>
        <span className="font-bold">{title}</span>
        <span className="text-muted">
          {t('pastFacts', {
            at: dateTime(drawAt * SECOND_MS, 'short'),
            count: ticketsTotal,
            shown: number(ticketsTotal, 'grouped'),
          })}
        </span>
        <PrizeLine coins={first.coins} entries={first.entries} />
        <Icon name="caret-right-bold" className="size-4 text-muted" />
      </LocalLink>
    </li>
  )
}

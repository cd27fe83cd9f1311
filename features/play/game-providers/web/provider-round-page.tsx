import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { useOwnTimeZone } from '#ui/time/own-time-zone.ts'
import { getProviderRound, type WireProviderRound } from '../contract.ts'
import './provider-round.css'

const data = pageData({
  for: 'player',
  queries: (api, { params }) => [queryOf(api, getProviderRound, { params: { id: params['id'] ?? '' } })],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** This site's debits and credits in a provider's round, with a link to the provider's replay. */
export default function ProviderRoundPage() {
  const t = useTranslations('game-providers')
  const dateTime = useDateTimeText()
  const id = useParams()['id'] ?? ''
  const { round } = useSuspenseQuery(queryOf(useApi(), getProviderRound, { params: { id } })).data.data
  const { title, maker, game, reference, replayUrl } = round
  const at = dateTime(round.at, 'second')
  return (
    <section className="provider-round">
      <title>{t('roundOf', { game: title })}</title>
      <header className="flex items-center gap-3">
        <LocalLink to="/rounds" className="icon-button" aria-label={t('backToRounds')}>
          <Icon name="arrow-left-bold" />
        </LocalLink>
        <div className="min-w-0">
          <h1 className="text-[20px]/6 font-extrabold lg:text-[24px]/8">{t('roundOf', { game: title })}</h1>
          <p className="text-[14px]/5 text-muted">{t('madeBy', { provider: maker ?? '' })}</p>
        </div>
      </header>
      <div className="card provider-round-card">
        <img src={`/art/tiles/${game}-320.webp`} alt="" width="120" height="160" />
        <div className="min-w-0">
          <time className="text-muted" dateTime={round.at}>
            {at}
          </time>
          <Totals round={round} />
          {round.state === 'settled' ? null : <p className="text-muted">{t(`state.${round.state}`)}</p>}
        </div>
      </div>
      <Moves round={round} />
      {replayUrl === null ? null : (
        <a className="button provider-round-replay" href={replayUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="play-fill" />
          {t('replay', { provider: maker ?? '' })}
        </a>
      )}
      <p className="provider-round-reference">
        {t('reference')} <span className="figures">{reference}</span>
      </p>
    </section>
  )
}

function Totals({ round: { mode, stake, win, isFree } }: { round: WireProviderRound }) {
  const t = useTranslations('game-providers')
  const format = useAmount()
  const { granted } = MODE_ASSETS[mode]
  return (
    <dl className="provider-round-totals figures">
      <div>
        <dt>{isFree ? t('freeRound') : t('played')}</dt>
        <dd>{format(granted, stake)}</dd>
      </div>
      <div>
        <dt>{t('won')}</dt>
        <dd data-is-win={win > 0 ? '' : undefined}>{format(granted, win)}</dd>
      </div>
    </dl>
  )
}

/** Transaction by transaction, as the provider reported them. A win of zero only ended the round. */
function Moves({ round: { mode, moves } }: { round: WireProviderRound }) {
  const t = useTranslations('game-providers')
  const format = useAmount()
  const { dateTime } = useFormatter()
  const zone = useOwnTimeZone()
  const { granted } = MODE_ASSETS[mode]
  return (
    <section>
      <h2 className="mb-2 text-[16px]/6 font-bold">{t('moves')}</h2>
      <ol className="card provider-round-moves">
        {moves.map(({ kind, amount, at }, index) => (
          <li key={`${index} ${at}`} data-kind={kind}>
            <b>{t(`move.${kind === 'win' && amount === 0 ? 'nothing' : kind}`)}</b>
            <time className="figures text-muted" dateTime={at}>
              {dateTime(new Date(at), { timeStyle: 'medium', timeZone: 'UTC', ...zone })}
            </time>
            <span className="figures">
              {kind === 'win' && amount === 0 ? null : `${kind === 'bet' ? '−' : '+'}${format(granted, amount)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

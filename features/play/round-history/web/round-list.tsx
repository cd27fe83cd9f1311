import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { type HistoryFilter, listRounds, type WireListedRound } from '../contract.ts'
import { AssetPicture } from '#client/screen/asset-picture.tsx'
import { VoidNote } from '#client/replay/void-note.tsx'
import { useRoundTime } from './use-round-time.ts'

/** One page of rounds, with the next page below it on request. */
export function RoundChunk({ filter, before }: { filter: HistoryFilter; before?: string }) {
  const t = useTranslations('round-history')
  const words = useTranslations('ui')
  const [isMoreOpen, setMoreOpen] = useState(false)
  const query = before === undefined ? filter : { ...filter, before }
  const { data, isError, refetch } = useQuery(queryOf(useApi(), listRounds, { query }))
  if (isError) {
    return (
      <p className="rounds-none">
        {words('networkError')}
        <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => void refetch()}>
          {words('retry')}
        </button>
      </p>
    )
  }
  if (!data) return <div className="skeleton rounds-skeleton" role="status" aria-label={words('loading')} />
  const { rounds, next } = data.data
  if (rounds.length === 0)
    return (
      <EmptyState picture="reels">
        <p>{t('noRounds')}</p>
        <LocalLink className="button" to="/library">
          {t('browse')}
        </LocalLink>
      </EmptyState>
    )
  return (
    <>
      <ul>
        {rounds.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </ul>
      {next !== null && !isMoreOpen ? (
        <button type="button" className="button mx-auto mt-6 flex" data-kind="quiet" onClick={() => setMoreOpen(true)}>
          {t('olderRounds')}
        </button>
      ) : null}
      {next !== null && isMoreOpen ? <RoundChunk filter={filter} before={next} /> : null}
    </>
  )
}

/** Enough digits to identify the pair. */
const HASH_SHOWN = 8

function RoundRow({ round }: { round: WireListedRound }) {
  const t = useTranslations('round-history')
  const format = useAmount()
  const timeOf = useRoundTime()
  const { granted } = MODE_ASSETS[round.mode]
  const at = timeOf(round.at)
  return (
    <li
      className="round"
      data-is-win={round.win > 0 && !round.voided ? '' : undefined}
      data-is-void={round.voided ? '' : undefined}
    >
      <img src={`/art/tiles/${round.game}-320.webp`} alt="" width="48" height="64" loading="lazy" />
      <div className="round-what">
        <b>{round.title}</b>
        {round.maker === null ? null : <small>{t('gameBy', { maker: round.maker })}</small>}
        <time dateTime={round.at}>{at}</time>
        {round.seeds ? (
          <small title={round.seeds.commit}>
            {t('seedsOf', { nonce: round.seeds.nonce, hash: round.seeds.commit.slice(0, HASH_SHOWN) })}
          </small>
        ) : null}
        <VoidNote round={round} />
        {round.state === 'settled' ? null : <small className="round-state">{t(`roundState.${round.state}`)}</small>}
      </div>
      <dl className="figures">
        <div>
          <dt>{round.isFree ? t('freeSpin') : t('played')}</dt>
          <dd>
            <AssetPicture asset={granted} />
            {format(granted, round.stake)}
          </dd>
        </div>
        <div>
          <dt>{t('won')}</dt>
          <dd className="round-won">{format(granted, round.win)}</dd>
        </div>
      </dl>
      <LocalLink className="icon-button" to={round.path} aria-label={t('showRound', { title: round.title, at })}>
        <Icon name="play-fill" />
      </LocalLink>
    </li>
  )
}

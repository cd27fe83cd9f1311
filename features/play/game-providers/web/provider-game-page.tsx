import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SessionLine } from '#client/session/session-line.tsx'
import { getProfile } from '#features/account/account/contract.ts'
import { getGames, type GamesPayload } from '#features/play/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { GameInFrame } from './game-in-frame.tsx'
import './provider-game.css'

const data = pageData({
  for: 'player',
  queries: (api) => [queryOf(api, getGames), queryOf(api, getProfile)],
  isThere: (queries, { params }) =>
    queries
      .getQueryData<GamesPayload>(keyOf(getGames))
      ?.providerGamesIds[params['provider'] ?? '']?.includes(params['game'] ?? '') === true && params['provider'] !== 'house',
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** A provider's game under the site's own header, whose balances follow the game. */
export default function ProviderGamePage() {
  const t = useTranslations('game-providers')
  const { provider = '', game: slug = '' } = useParams()
  const { games, providers } = useSuspenseQuery(queryOf(useApi(), getGames)).data
  const { gameMode, playerInfo } = useSuspenseQuery(queryOf(useApi(), getProfile)).data.data
  const { winnings, version } = playerInfo.playerBalance
  const format = useAmount()
  // Fetched again for each game and each visit.
  const visit = `${provider} ${slug} ${gameMode}`
  const [agreed, setAgreed] = useState('')
  const mayPlayWinnings = agreed === visit
  const takeBack = useCallback(() => {
    setAgreed('')
    showToast(t('notAgreed'), { kind: 'error' })
  }, [t])
  const title = games.find((game) => game.slug === slug)?.title ?? slug
  const maker = providers.find(({ id }) => id === provider)?.title ?? provider
  return (
    <div className="provider-game">
      <title>{title}</title>
      <div className="flex items-center gap-3">
        <LocalLink to="/lobby" className="icon-button" aria-label={t('back')}>
          <Icon name="arrow-left-bold" />
        </LocalLink>
        <div className="min-w-0">
          <h1 className="truncate text-[20px]/6 font-extrabold lg:text-[24px]/8">{title}</h1>
          <p className="truncate text-[14px]/5 text-muted">{t('madeBy', { provider: maker })}</p>
        </div>
        <SessionLine mode={gameMode} version={version} />
      </div>
      <GameInFrame
        key={visit}
        provider={provider}
        game={slug}
        title={title}
        mayPlayWinnings={mayPlayWinnings}
        onUnheard={takeBack}
      />
      {gameMode === 'SweepStakes' && winnings > 0 && !mayPlayWinnings ? (
        <div className="provider-winnings">
          <p>{t('winningsKept', { amount: format('winnings', winnings) })}</p>
          <button type="button" className="button" data-kind="quiet" onClick={() => setAgreed(visit)}>
            {t('playWinnings')}
          </button>
        </div>
      ) : null}
    </div>
  )
}

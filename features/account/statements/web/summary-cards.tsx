import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { getSummary, type StatementQuery, type StatementSummary } from '../contract.ts'
import { FlowFigures } from './flow-figures.tsx'

const GAMES_SHOWN_MAX = 4

/** The period's totals by balance and by game. */
export function SummaryCards({ days }: { days: StatementQuery }) {
  const t = useTranslations('statements')
  const words = useTranslations('ui')
  const { data } = useQuery(queryOf(useApi(), getSummary, { query: days }))
  if (!data) return <div className="skeleton h-60 rounded-card" role="status" aria-label={words('loading')} />
  const { totals, games } = data.data
  return (
    <>
      <AccountCard title={t('totals')} {...(totals.length === 0 ? { text: t('nothing') } : {})}>
        {totals.map((total) => (
          <FlowFigures key={total.asset} title={t(`assets.${total.asset}`)} names={[t('gained'), t('spent')]} {...total} />
        ))}
      </AccountCard>
      {games.length > 0 ? <GamesCard games={games} /> : null}
    </>
  )
}

/** The most played games first; the others on request. */
function GamesCard({ games }: { games: StatementSummary['games'] }) {
  const t = useTranslations('statements')
  const rest = games.slice(GAMES_SHOWN_MAX)
  return (
    <AccountCard title={t('byGame')}>
      {games.slice(0, GAMES_SHOWN_MAX).map((game) => (
        <GameSums key={game.slug + game.mode} game={game} />
      ))}
      {rest.length > 0 ? (
        <details>
          <summary className="text-link w-fit py-3">{t('moreGames', { count: rest.length })}</summary>
          <div className="grid gap-4 pt-2">
            {rest.map((game) => (
              <GameSums key={game.slug + game.mode} game={game} />
            ))}
          </div>
        </details>
      ) : null}
    </AccountCard>
  )
}

function GameSums({ game: { title, mode, rounds, played, won } }: { game: StatementSummary['games'][number] }) {
  const t = useTranslations('statements')
  return (
    <FlowFigures
      title={title}
      text={`${t(`modes.${mode}`)} · ${t('rounds', { count: rounds })}`}
      asset={mode === 'SweepStakes' ? 'entries' : 'coins'}
      names={[t('won'), t('played')]}
      gained={won}
      spent={played}
    />
  )
}

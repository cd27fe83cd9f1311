import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { applyFilters, withoutFilters } from './filters.ts'
import { type GamesOf, POPULAR, POPULAR_SHOWN, sizeName, useGameCount, useGamesOf } from './games-of.ts'
import { GameGrid } from '#client/game-tiles/game-grid.tsx'
import { pickGames, useGames } from '#client/game-tiles/games.ts'
import { ListTools } from './list-tools.tsx'
import { useFilters } from './use-filters.ts'

interface GameListProps {
  readonly title: string
  readonly list: GamesOf
  /** Between the heading and the list tools. */
  readonly children?: ReactNode
}

/** A page of games, filtered and sorted as the address says. */
export function GameList({ title, list, children }: GameListProps) {
  const games = useGamesOf(list)
  const [filters, choose] = useFilters()
  const found = applyFilters(games, filters)
  const count = useGames().sizes?.[sizeName(list, filters)] ?? found.length
  return (
    <>
      <title>{title}</title>
      <PageHeading title={title} />
      {children}
      <ListTools list={list} games={games} filters={filters} found={count} onChange={choose} />
      {found.length > 0 ? (
        <GameGrid games={found} count={count} />
      ) : (
        <NothingLeft isEmpty={games.length === 0} onClear={() => choose(withoutFilters(filters))} />
      )}
    </>
  )
}

function NothingLeft({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const t = useTranslations('library')
  return (
    <EmptyState picture="compass">
      <p>{t(isEmpty ? 'libraryEmpty' : 'filtersEmpty')}</p>
      {isEmpty ? null : (
        <button type="button" className="button" onClick={onClear}>
          {t('clearAll')}
        </button>
      )}
    </EmptyState>
  )
}

/** A page title with the number of games. */
export function PageHeading({ title, count }: { title: string; count?: number }) {
  const inGames = useGameCount()
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 pt-2 pb-1">
      <h1 className="page-title">{title}</h1>
      {count === undefined ? null : <p className="figures text-[15px]/6 text-muted">{inGames(count)}</p>}
    </div>
  )
}

/** Popular games below a short list, without those that are in it. */
export function MayLike({ without }: { readonly without: readonly string[] }) {
  const t = useTranslations('library')
  const { games, issueGamesIds } = useGames()
  const others = pickGames(games, issueGamesIds[POPULAR] ?? []).filter(({ id }) => !without.includes(id))
  if (others.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="may-like">
      <h2 id="may-like" className="row-title">
        {t('mayLike')}
      </h2>
      <GameGrid games={others.slice(0, POPULAR_SHOWN)} />
    </section>
  )
}

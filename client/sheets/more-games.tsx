import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '#features/play/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useHasModal } from '#ui/page/web-features.tsx'
import { useToggleFavourite } from '../game-tiles/badges.ts'
import { pickGames, useRecentGames } from '../game-tiles/games.ts'
import { gamesQuery } from '../game-tiles/load-games.ts'
import { similarGames } from '../game-tiles/similar-games.ts'
import { TilePicture } from '../game-tiles/tile-picture.tsx'

const SHOWN = 12
const SEARCH = 'search'

const useKnownGames = (): readonly Game[] => useQuery(gamesQuery(useApi())).data?.games ?? []

const LISTS = ['favourite', 'recent', 'similar', 'popular'] as const
type List = (typeof LISTS)[number]

interface MoreGamesProps {
  readonly slug: string
  /** In place of the menu. */
  readonly openModal: (name: string) => void
}

/** The player's games and others like this one, one press away, and the search. */
export function MoreGames({ slug, openModal }: MoreGamesProps) {
  const t = useTranslations('game')
  const tSite = useTranslations('site')
  const hasSearch = useHasModal(SEARCH)
  const games = useKnownGames()
  const recent = useRecentGames()
  const [chosen, setChosen] = useState<List>()
  const isOther = (game: Game) => game.slug !== slug && game.componentOption.state === 'playable'
  const lists: Readonly<Record<List, () => readonly Game[]>> = {
    favourite: () => games.filter(({ isFavorite }) => isFavorite),
    recent: () => pickGames(games, recent),
    similar: () => similarGames(games, slug),
    popular: () => games.toSorted((a, b) => a.ranks.popular - b.ranks.popular),
  }
  const found = LISTS.map((list) => ({ list, games: lists[list]().filter(isOther).slice(0, SHOWN) }))
  const filled = found.filter((each) => each.games.length > 0)
  const shown = filled.find(({ list }) => list === chosen) ?? filled[0]
  if (!shown) return null
  return (
    <section className="more-games" aria-label={t('moreGames')}>
      <h3>{t('moreGames')}</h3>
      {hasSearch ? (
        <button type="button" className="search-field" data-is-in-sheet="" onClick={() => openModal(SEARCH)}>
          <Icon name="magnifying-glass-bold" />
          {tSite('search')}
        </button>
      ) : null}
      <ul className="chips no-scrollbar">
        {filled.map(({ list }) => (
          <li key={list}>
            <button type="button" className="chip" aria-pressed={list === shown.list} onClick={() => setChosen(list)}>
              {t(`gameLists.${list}`)}
            </button>
          </li>
        ))}
      </ul>
      <div className="more-games-row" key={shown.list}>
        {shown.games.map((game) => (
          <LocalLink key={game.id} to={game.path}>
            <TilePicture game={game} sizes="84px" />
          </LocalLink>
        ))}
      </div>
    </section>
  )
}

/** The game's heart; nothing until the games are known. */
export function MenuFavourite({ slug }: { slug: string }) {
  const t = useTranslations('game')
  const toggle = useToggleFavourite()
  const game = useKnownGames().find((each) => each.slug === slug)
  if (!game) return null
  return (
    <button type="button" aria-pressed={game.isFavorite} onClick={() => toggle(game)}>
      <Icon name={game.isFavorite ? 'heart-fill' : 'heart-bold'} />
      {t('favouriteThis')}
    </button>
  )
}

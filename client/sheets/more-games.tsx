import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Game } from '#features/play/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useToggleFavourite } from '../game-tiles/badges.ts'
import { pickGames, useRecentGames } from '../game-tiles/games.ts'
import { gamesQuery } from '../game-tiles/load-games.ts'
import { TilePicture } from '../game-tiles/tile-picture.tsx'

const SHOWN = 8

const useKnownGames = (): readonly Game[] => useQuery(gamesQuery(useApi())).data?.games ?? []

/** Other games, one press away: favorites and recent ones first, then the most popular. */
export function MoreGames({ slug }: { slug: string }) {
  const t = useTranslations('game')
  const games = useKnownGames()
  const recent = pickGames(games, useRecentGames())
  const popular = [...games].sort((a, b) => a.ranks.popular - b.ranks.popular)
  const others = new Set([...games.filter(({ isFavorite }) => isFavorite), ...recent, ...popular])
  const shown = [...others].filter((game) => game.slug !== slug && game.componentOption.state === 'playable').slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className="more-games" aria-label={t('moreGames')}>
      <h3>{t('moreGames')}</h3>
      <div>
        {shown.map((game) => (
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

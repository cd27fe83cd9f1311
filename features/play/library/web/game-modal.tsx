import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink, useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useIsGuest, useIsPlayer } from '#client/player.ts'
import type { Game } from '#features/play/lobby/contract.ts'
import { GameFacts } from './game-facts.tsx'
import { useToggleFavourite, useToggleReminder } from '#client/game-tiles/badges.ts'
import { PlayButtons } from './play-buttons.tsx'
import { useGames, useMode } from '#client/game-tiles/games.ts'
import { PlayersNow } from '#client/game-tiles/players-now.tsx'
import { TilePicture } from '#client/game-tiles/tile-picture.tsx'

/** A game's description and play buttons; a coming game offers a reminder instead. */
export default function GameModal({ args, close }: ModalProps) {
  const t = useTranslations('library')
  const tTiles = useTranslations('game-tiles')
  const { games, providers } = useGames()
  const mode = useMode()
  const game = games.find(({ slug }) => slug === args['slug'])
  if (!game) return <UnknownGame close={close} />
  if (args['isMoney'] === 'true' && game.componentOption.state === 'playable') return <PlayAtOnce game={game} />
  const { state, rules, tagline } = game.componentOption
  const maker = providers.find(({ slug }) => slug === game.provider && slug !== 'house')?.title
  return (
    <div className="game-modal" style={{ '--game': game.bg_color } as React.CSSProperties}>
      <div className="game-modal-art">
        <TilePicture game={game} isFirstView sizes="(min-width: 768px) 360px, 60vw" />
      </div>
      <div className="game-modal-copy">
        {state === 'coming' ? <p className="badge-line">{tTiles('comingSoon')}</p> : null}
        <ModalTitle>{game.title}</ModalTitle>
        {maker ? <p className="text-[14px]/5 text-muted">{t('madeBy', { provider: maker })}</p> : null}
        {state === 'playable' ? <PlayersNow slug={game.slug} /> : null}
        {tagline ? <p className="mt-2 text-[17px]/6 font-semibold">{tagline}</p> : null}
        <p className="mt-1 text-muted">{rules}</p>
        {game.facts ? <GameFacts facts={game.facts} isCoins={mode === 'TournamentPoints'} /> : null}
        {state === 'playable' ? <PlayButtons game={game} /> : <ReminderSwitch game={game} />}
        {state === 'playable' ? <Extras game={game} /> : null}
      </div>
    </div>
  )
}

/** `isMoney=true` opens the game in the player's mode; the game page runs all checks that precede play. */
function PlayAtOnce({ game: { path, slug, title } }: { game: Game }) {
  const isGuest = useIsGuest()
  const isPlayer = useIsPlayer()
  const { replace } = useModals()
  const navigate = useLocalNavigate()
  const lead = useEffectEvent(() => {
    if (isPlayer) navigate(path, { replace: true })
    else if (isGuest) replace('signup', { wanted: 'game', slug })
  })
  useEffect(() => lead(), [isGuest, isPlayer])
  return (
    <div className="modal-body">
      <ModalTitle>{title}</ModalTitle>
    </div>
  )
}

function Extras({ game }: { game: Game }) {
  const t = useTranslations('library')
  const toggle = useToggleFavourite()
  return (
    <div className="-mx-3 mt-4 flex flex-wrap gap-x-2">
      <button type="button" className="text-button" aria-pressed={game.isFavorite} onClick={() => toggle(game)}>
        <Icon name={game.isFavorite ? 'heart-fill' : 'heart-bold'} />
        {t('favouriteShort')}
      </button>
      {game.helpPath ? (
        <LocalLink className="text-button" to={game.helpPath}>
          <Icon name="question-fill" />
          {t('rulesAndOdds')}
        </LocalLink>
      ) : null}
    </div>
  )
}

function ReminderSwitch({ game }: { game: Game }) {
  const t = useTranslations('library')
  const tTiles = useTranslations('game-tiles')
  const toggle = useToggleReminder()
  const { isReminded } = game.componentOption
  return (
    <label className="card mt-6 flex cursor-pointer items-center gap-4 p-4">
      <Icon name={isReminded ? 'bell-ringing-fill' : 'bell-bold'} className="size-6 text-accent" />
      <span className="mr-auto font-semibold">{t('remindMe')}</span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isReminded}
        aria-label={tTiles('remindMeOf', { title: game.title })}
        onClick={() => toggle(game)}
      />
    </label>
  )
}

function UnknownGame({ close }: Pick<ModalProps, 'close'>) {
  const t = useTranslations('library')
  return (
    <div className="modal-body grid justify-items-center gap-4 py-12 text-center">
      <ModalTitle>{t('unknownGame')}</ModalTitle>
      <button type="button" className="button" onClick={close}>
        {t('browseGames')}
      </button>
    </div>
  )
}

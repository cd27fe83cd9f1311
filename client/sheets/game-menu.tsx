import { useTranslations } from 'use-intl'
import type { AnyGame } from '#games/game.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { PlayersNow } from '../game-tiles/players-now.tsx'
import { useIsGuest } from '../player.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useHasArea, useHasModal } from '#ui/page/web-features.tsx'
import type { AnyTools } from '../screen/any-tools.ts'
import { useShortcuts } from '../screen/use-preference.ts'
import { LossLimits } from './loss-limits.tsx'
import { MenuFavourite, MoreGames } from './more-games.tsx'
import { MenuPrize } from './menu-prize.tsx'
import { SessionCard } from '../session/session-card.tsx'
import { TopPays } from './top-pays.tsx'
import { VolumeSliders } from './volume-sliders.tsx'

interface GameMenuProps {
  readonly game: AnyGame
  readonly tools: AnyTools
  readonly onHelp: () => void
  readonly onFair: () => void
  readonly onClose: () => void
}

const LIMITS = '/profile/limits'
const BREAK = 'take-a-break'

/** A game's menu, for slots and table games. A guest, in a demo, has no rounds, seeds or limits. */
export function GameMenu({ game, tools, onHelp, onFair, onClose }: GameMenuProps) {
  const t = useTranslations('game')
  const tAll = useTranslations()
  const hasLimits = useHasArea(LIMITS)
  const isGuest = useIsGuest()
  const hasBreak = useHasModal(BREAK)
  const { open } = useModals()
  const openModal = (name: string) => {
    onClose()
    open(name)
  }
  return (
    <div className="modal-body">
      <ModalTitle>{game.title}</ModalTitle>
      <PlayersNow slug={game.slug} />
      {isGuest ? null : <SessionCard mode={tools.state.mode} />}
      <TopPays game={game} state={tools.state} onOpen={onHelp} />
      <nav className="game-menu" aria-label={t('menu')}>
        <button type="button" onClick={onHelp}>
          <Icon name="question-fill" />
          {t('help')}
        </button>
        {isGuest ? null : (
          <>
            <MenuPrize openModal={openModal} />
            {hasBreak ? (
              <button type="button" onClick={() => openModal(BREAK)}>
                <Icon name="pause-fill" />
                {tAll('self-exclusion.breakTitle')}
              </button>
            ) : null}
            <MenuFavourite slug={game.slug} />
            <LocalLink to={`/rounds?slug=${game.slug}`}>
              <Icon name="clock-counter-clockwise-bold" />
              {t('rounds')}
            </LocalLink>
            <button type="button" onClick={onFair}>
              <Icon name="scales-fill" />
              {t('fairPlay')}
            </button>
            {hasLimits ? (
              <LocalLink to={LIMITS} className="game-menu-limits">
                <Icon name="sliders-horizontal-bold" />
                <span>
                  {tAll('limits.title')}
                  <LossLimits mode={tools.state.mode} />
                </span>
              </LocalLink>
            ) : null}
          </>
        )}
      </nav>
      {isGuest ? null : <MoreGames slug={game.slug} openModal={openModal} />}
      <VolumeSliders tools={tools} />
      <nav className="game-menu" aria-label={tAll('game-tiles.rows.allGames')}>
        <LocalLink to="/library">
          <Icon name="squares-four-fill" />
          {tAll('game-tiles.rows.allGames')}
        </LocalLink>
        <LocalLink to="/">
          <Icon name="sign-out-bold" />
          {t('exit')}
        </LocalLink>
      </nav>
      <ShortcutsSwitch />
    </div>
  )
}

function ShortcutsSwitch() {
  const t = useTranslations('game')
  const [areOn, setOn] = useShortcuts()
  return (
    <label className="game-choice-switch shortcuts-switch">
      <span>
        {t('shortcuts')}
        <small id="shortcuts-hint">{t('shortcutsHint')}</small>
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-label={t('shortcuts')}
        aria-describedby="shortcuts-hint"
        aria-checked={areOn}
        onClick={() => setOn(!areOn)}
      />
    </label>
  )
}

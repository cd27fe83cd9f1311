import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useHasArea } from '#ui/page/web-features.tsx'
import { useShortcuts } from '../screen/use-preference.ts'

interface GameMenuProps {
  readonly game: { readonly slug: string; readonly title: string }
  readonly onHelp: () => void
  readonly onFair: () => void
}

const LIMITS = '/profile/limits'

/** Targets of a game's menu, for slots and table games. */
export function GameMenu({ game, onHelp, onFair }: GameMenuProps) {
  const t = useTranslations('game')
  const tAll = useTranslations()
  const hasLimits = useHasArea(LIMITS)
  return (
    <div className="modal-body">
      <ModalTitle>{game.title}</ModalTitle>
      <nav className="game-menu" aria-label={t('menu')}>
        <button type="button" onClick={onHelp}>
          <Icon name="question-fill" />
          {t('help')}
        </button>
        <LocalLink to={`/rounds?slug=${game.slug}`}>
          <Icon name="clock-counter-clockwise-bold" />
          {t('rounds')}
        </LocalLink>
        <button type="button" onClick={onFair}>
          <Icon name="scales-fill" />
          {t('fairPlay')}
        </button>
        {hasLimits ? (
          <LocalLink to={LIMITS}>
            <Icon name="sliders-horizontal-bold" />
            {tAll('limits.title')}
          </LocalLink>
        ) : null}
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

import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { GameMode } from '#features/game-session/contract.ts'
import type { PlayState } from '../play/play-state.ts'
import { purseOf } from '../play/purse.ts'
import { radioKeys } from './radio-keys.ts'
import type { GameTools } from './use-game-play.ts'
import { useAmount } from '#ui/format/amount.ts'

const MODES = [
  { mode: 'TournamentPoints', asset: 'coins', art: '/art/interface/coin-64.webp' },
  { mode: 'SweepStakes', asset: 'entries', art: '/art/interface/entry-64.webp' },
] as const

/** As much of a game as stands above it: of one on reels, or of a table. */
type TopBarTools = Pick<GameTools, 'isSoundOn' | 'setSound' | 'switchMode'> & {
  readonly state: Pick<PlayState, 'mode' | 'balances' | 'balanceShown'> & {
    readonly phase: string
    readonly autoplay: object | null
  }
}

interface TopBarProps {
  readonly title: string
  readonly tools: TopBarTools
  readonly onHelp: () => void
}

export function TopBar({ title, tools, onHelp }: TopBarProps) {
  const t = useTranslations('game')
  const { isSoundOn, setSound } = tools
  return (
    <header className="game-top">
      <LocalLink to="/" className="game-button" aria-label={t('exit')}>
        <Icon name="arrow-left-bold" />
      </LocalLink>
      <p className="game-title">{title}</p>
      <ModeSwitch tools={tools} />
      <button type="button" className="game-button game-wide-only" aria-label={t('help')} onClick={onHelp}>
        <Icon name="info-bold" />
      </button>
      <button
        type="button"
        className="game-button"
        aria-label={t('sound')}
        aria-pressed={isSoundOn}
        onClick={() => setSound(!isSoundOn)}
      >
        <Icon name={isSoundOn ? 'speaker-high-fill' : 'speaker-slash-fill'} />
      </button>
      <button type="button" className="game-button game-wide-only" aria-label={t('fullScreen')} onClick={toggleFullScreen}>
        <Icon name="corners-out-bold" />
      </button>
    </header>
  )
}

/** Both balances, always in sight; the one in play has the outline. */
function ModeSwitch({ tools: { state, switchMode } }: { tools: TopBarTools }) {
  const t = useTranslations('game')
  const format = useAmount()
  const amountOf = (mode: GameMode) => (mode === state.mode ? state.balanceShown : purseOf(state.balances, mode))
  const isLocked = state.phase !== 'idle' || state.autoplay !== null
  const pick = (mode: GameMode) => mode !== state.mode && void switchMode(mode)
  const keysOf = radioKeys({
    count: MODES.length,
    chosen: MODES.findIndex(({ mode }) => mode === state.mode),
    isLocked,
    pick: (index) => pick(MODES[index]!.mode),
  })
  return (
    <div className="mode-switch" role="radiogroup" aria-label={t('playWith')}>
      {MODES.map(({ mode, asset, art }, index) => (
        <button
          key={mode}
          type="button"
          role="radio"
          aria-checked={mode === state.mode}
          disabled={isLocked && mode !== state.mode}
          {...keysOf(index)}
          onClick={() => pick(mode)}
        >
          <img src={art} alt="" width="26" height="26" />
          <span>
            <small>{t(asset)}</small>
            <b className="figures" data-balance={mode}>
              {format(asset, amountOf(mode))}
            </b>
          </span>
        </button>
      ))}
    </div>
  )
}

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen?.()
}

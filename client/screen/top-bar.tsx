import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { GameMeterProps } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { lazyPart } from '#ui/page/lazy-part.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import type { AnyGame } from '#games/game.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'
import { purseOf } from '../play/purse.ts'
import type { AnyTools } from './any-tools.ts'
import { GameButton } from './game-button.tsx'
import { radioKeys } from './radio-keys.ts'
import { SessionLine } from '../session/session-line.tsx'

const MODES = [
  { mode: 'TournamentPoints', asset: 'coins', art: '/art/interface/coin-64.webp' },
  { mode: 'SweepStakes', asset: 'entries', art: '/art/interface/entry-64.webp' },
] as const

interface TopBarProps {
  readonly game: Pick<AnyGame, 'slug' | 'title'>
  readonly tools: AnyTools
  readonly onHelp: () => void
}

export function TopBar({ game: { slug, title }, tools, onHelp }: TopBarProps) {
  const t = useTranslations('game')
  const { isSoundOn, setSound, state } = tools
  const isStill = state.phase === 'idle' || state.phase === 'choosing'
  return (
    <header className="game-top">
      <LocalLink to="/" className="game-button" aria-label={t('exit')}>
        <Icon name="arrow-left-bold" />
      </LocalLink>
      <p className="game-title">{title}</p>
      <GameMeters game={slug} mode={state.mode} />
      <ModeSwitch tools={tools} />
      <GameButton icon="info-bold" label={t('help')} isWideOnly onClick={onHelp} />
      <GameButton
        icon={isSoundOn ? 'speaker-high-fill' : 'speaker-slash-fill'}
        label={t('sound')}
        aria-pressed={isSoundOn}
        onClick={() => setSound(!isSoundOn)}
      />
      <GameButton icon="corners-out-bold" label={t('fullScreen')} isWideOnly onClick={toggleFullScreen} />
      <SessionLine mode={state.mode} version={state.balances.version} isStill={isStill} />
    </header>
  )
}

/** Meters of slices that the rounds of this game fill. */
function GameMeters(props: GameMeterProps) {
  const loads = useWebFeatures().flatMap(({ gameMeters = [] }) => gameMeters)
  return loads.map((load, at) => {
    const Meter = lazyPart(load)
    return (
      <Suspense key={at} fallback={null}>
        <Meter {...props} />
      </Suspense>
    )
  })
}

/** The balances that this launch can play, always visible; the active one is outlined. */
function ModeSwitch({ tools: { state, switchMode } }: { tools: AnyTools }) {
  const t = useTranslations('game')
  const format = useAmount()
  const amountOf = (mode: GameMode) => (mode === state.mode ? state.balanceShown : purseOf(state.balances, mode))
  const isLocked = state.phase !== 'idle' || Boolean(state.autoplay)
  const modes = MODES.filter(({ mode }) => state.levels[mode].length > 0)
  const pick = (mode: GameMode) => mode !== state.mode && void switchMode(mode)
  const keysOf = radioKeys({
    count: modes.length,
    chosen: modes.findIndex(({ mode }) => mode === state.mode),
    isLocked,
    pick: (index) => pick(modes[index]!.mode),
  })
  return (
    <div className="mode-switch" role="radiogroup" aria-label={t('playWith')}>
      {modes.map(({ mode, asset, art }, index) => (
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

import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import type { FeatureView, RoundView } from '#engine/slot/view.ts'
import type { PlayState } from '../play/play-state.ts'
import { isLinkView } from '../playback/board.ts'
import { lookOf } from '../stage/look.ts'
import { PlayedAmount } from './played-amount.tsx'

interface StatusProps {
  readonly game: SlotGame
  readonly state: PlayState
}

/** A feature's progress at the bottom of the reels, and the multiplier beside them. */
export function FeatureStatus({ game, state }: StatusProps) {
  const { feature, multiplier } = state.view
  const trail = feature ? feature.trail : state.view.trail
  return (
    <>
      {multiplier > 1 ? (
        <p className="multiplier-badge figures" key={multiplier} aria-hidden="true">
          x{multiplier}
        </p>
      ) : null}
      {trail ? <Trail game={game} trail={trail} /> : null}
      {feature ? <Counter state={state} feature={feature} /> : null}
    </>
  )
}

function Counter({ state, feature }: { state: PlayState; feature: FeatureView }) {
  const t = useTranslations('game')
  if (isLinkView(state.view)) return <LinkCounter view={state.view} left={feature.left ?? feature.of} state={state} />
  return (
    <p className="feature-counter figures" aria-hidden="true">
      <b>
        {feature.of === 0
          ? t(`features.${feature.id}`)
          : feature.id === 'free-spins'
            ? t('featureStep', { step: feature.step, of: feature.of })
            : t('stepOf', { feature: t(`features.${feature.id}`), step: feature.step, of: feature.of })}
      </b>
      <span>{t.rich('featureWonRich', { amount: () => <PlayedAmount state={state} amount={feature.won} /> })}</span>
    </p>
  )
}

const RESPINS = 3

/** A hold-and-spin: respins left, and cells filled. */
function LinkCounter({ view, left, state }: { view: RoundView; left: number; state: PlayState }) {
  const t = useTranslations('game')
  const cells = view.grid?.reduce((sum, { length }) => sum + length, 0) ?? 0
  const held = view.marks.filter(({ amount, jackpot }) => amount !== undefined || jackpot !== undefined)
  const value = held.reduce((sum, { amount = 0 }) => sum + amount, 0)
  return (
    <div className="feature-counter link-counter figures" aria-hidden="true">
      <span className="link-pips">
        {Array.from({ length: Math.max(RESPINS, left) }, (_, pip) => (
          <i key={pip} data-is-lit={pip < left ? '' : undefined} />
        ))}
      </span>
      <b key={left}>{t('respinsLeft', { left })}</b>
      <span className="link-meter" style={{ '--full': held.length / Math.max(1, cells) } as CSSProperties}>
        {t('filledOf', { filled: held.length, of: cells })}
      </span>
      <PlayedAmount state={state} amount={value} />
    </div>
  )
}

/** The steps of a trail beside the reels: done, current, upcoming. */
function Trail({ game, trail }: { game: SlotGame; trail: NonNullable<FeatureView['trail']> }) {
  const { position, of, multiplier, symbol } = trail
  return (
    <ol className="trail figures" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => index + 1).map((step) => (
        <li key={step} data-place={step < position ? 'done' : step === position ? 'here' : 'ahead'}>
          {step === position ? (
            <span>
              {symbol ? <img src={lookOf(game.slug, false).symbol(symbol)} alt="" /> : null}
              {multiplier ? `x${multiplier}` : symbol ? null : step}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

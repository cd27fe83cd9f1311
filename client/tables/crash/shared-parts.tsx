import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { EndedRound, SharedBet, SharedRound } from '#features/play/shared-rounds/contract.ts'
import { AvatarPicture } from '#ui/parts/avatar-picture.tsx'
import { useHundredths } from '../figures.ts'
import type { SharedTools } from './use-shared-play.ts'

/** Where the last rounds burst, latest first. */
export function EndedRounds({ ended }: { ended: readonly EndedRound[] }) {
  const t = useTranslations('game.tables.crash')
  const { exact } = useHundredths()
  return (
    <ol className="table-results figures" aria-label={t('results')}>
      {ended.map(({ chain, no, burst }) => (
        <li key={`${chain} ${no}`} data-is-win={burst !== null && burst >= 2 * PAY_UNITS ? '' : undefined}>
          {burst === null ? '–' : `×${exact(burst)}`}
        </li>
      ))}
    </ol>
  )
}

interface LeaversProps {
  readonly round: SharedRound | null
  readonly format: (asset: 'coins' | 'entries', minor: number) => string
}

/** Players who collected in this round. */
export function Leavers({ round, format }: LeaversProps) {
  const t = useTranslations('game.tables.crash')
  const { exact } = useHundredths()
  if (!round || round.leavers.length === 0) return null
  return (
    <ol className="crash-leavers figures" aria-label={t('leavers')}>
      {round.leavers.map(({ name, avatar, mode, multiplier, win }, index) => (
        <li key={round.leavers.length - index}>
          {avatar ? <AvatarPicture avatar={avatar} size={16} /> : null}
          <span>{name ?? t('hidden')}</span>
          <em>×{exact(multiplier)}</em>
          <b>{format(MODE_ASSETS[mode].granted, win)}</b>
        </li>
      ))}
    </ol>
  )
}

interface OwnResultProps {
  readonly bet: SharedBet | null
  readonly format: (minor: number) => string
  /** Actions beside a win. */
  readonly actions: ReactNode
}

/** How the player's bet ended. */
export function OwnResult({ bet, format, actions }: OwnResultProps) {
  const t = useTranslations('game.tables.crash')
  const { exact } = useHundredths()
  if (!bet || bet.state === 'open') return null
  if (bet.state === 'called-off')
    return (
      <p className="crash-own" data-result="back">
        {t('stakeBack', { amount: format(bet.stake) })}
      </p>
    )
  if (bet.collectedAt === null) return null
  return (
    <div className="crash-own" data-result="win" key={bet.id}>
      <small>{t('collectedAt', { multiplier: `×${exact(bet.collectedAt)}` })}</small>
      <b className="figures">+{format(bet.win)}</b>
      {actions}
    </div>
  )
}

/** The stages and the player's result in sentences, announced as they change. */
export function SharedText({ tools: { stage, state }, format }: { tools: SharedTools; format: (minor: number) => string }) {
  const t = useTranslations('game.tables.crash')
  const { bet, table } = state
  const burst = table?.round?.burst
  const said = [
    stage === 'betting' ? t('saidOpen') : stage === 'flying' ? t('saidFlying') : undefined,
    stage === 'burst' && burst ? t('saidBurst', { burst: burst / PAY_UNITS }) : undefined,
    bet?.state === 'settled' && bet.collectedAt !== null
      ? t('saidCollected', { multiplier: bet.collectedAt / PAY_UNITS, amount: format(bet.win) })
      : undefined,
    bet?.state === 'called-off' ? t('stakeBack', { amount: format(bet.stake) }) : undefined,
  ]
  return (
    <div className="sr-only" role="status" data-testid="table-text">
      {said.filter((sentence) => sentence !== undefined).join(' ')}
    </div>
  )
}

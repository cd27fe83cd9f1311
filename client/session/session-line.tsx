import { useTranslations } from 'use-intl'
import type { GameMode } from '#features/play/game-session/contract.ts'
import { useHasSession, useSession, useSessionTexts } from './use-session.ts'

interface SessionLineProps {
  readonly mode: GameMode
  /** The version of the balances: the totals follow it. */
  readonly version: number
  /** No outcome is withheld from view. */
  readonly isStill?: boolean
}

/** How long the session lasts and what was won minus what was staked in it, visible throughout play (HIST-6). */
export function SessionLine(props: SessionLineProps) {
  return useHasSession() ? <Facts {...props} /> : null
}

function Facts({ mode, version, isStill = true }: SessionLineProps) {
  const t = useTranslations('game.session')
  const { time, result } = useSessionTexts(useSession({ version, isStill }), mode)
  return (
    <dl className="session-line" aria-label={t('title')}>
      <div>
        <dt>{t('time')}</dt>
        <dd className="figures">{time}</dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd className="figures">{result}</dd>
      </div>
    </dl>
  )
}

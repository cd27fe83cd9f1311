import { lazy, Suspense } from 'react'
import type { GameMode } from '#features/play/game-session/contract.ts'
import { useHasSession } from './use-has-session.ts'

export interface SessionLineProps {
  readonly mode: GameMode
  /** The version of the balances: the totals follow it. */
  readonly version: number
  /** No outcome is withheld from view. */
  readonly isStill?: boolean
}

const Facts = lazy(() => import('./session-facts.tsx'))

/**
 * How long the session lasts and what was won minus what was staked in it, visible throughout play (HIST-6). The facts
 * load after the game; their place is kept.
 */
export function SessionLine(props: SessionLineProps) {
  if (!useHasSession()) return null
  return (
    <Suspense fallback={<p className="session-line" />}>
      <Facts {...props} />
    </Suspense>
  )
}

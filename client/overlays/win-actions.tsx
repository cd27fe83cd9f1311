import { Suspense } from 'react'
import { lazyPart } from '#ui/page/lazy-part.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import type { AnyGame } from '#games/game.ts'
import type { WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { AnyState } from '../play/any-state.ts'
import { isLoud, winTier } from '../playback/win-tier.ts'

/** A round, or a bet in a shared one. */
type WonRound = Pick<WireRoundDetail, 'id' | 'mode' | 'state' | 'stake' | 'win'>

interface WinActionsProps {
  readonly game: Pick<AnyGame, 'slug' | 'title'>
  readonly state: Pick<AnyState, 'phase' | 'autoplay'> & { readonly round: WonRound | null }
}

/** What slices offer to do with a large win, from the end of its round until the next one begins. */
export function WinActions({ game: { slug, title }, state: { phase, round, autoplay } }: WinActionsProps) {
  const features = useWebFeatures()
  if (phase !== 'idle' || autoplay || round?.state !== 'settled' || !isLoud(winTier(round.win, round.stake))) return null
  const { id, mode, stake, win } = round
  const loads = features.flatMap(({ winActions = [] }) => winActions)
  return (
    <div className="win-actions">
      <Suspense fallback={null}>
        {loads.map((load, at) => {
          const Action = lazyPart(load)
          return <Action key={at} round={id} game={slug} {...{ title, mode, stake, win }} />
        })}
      </Suspense>
    </div>
  )
}

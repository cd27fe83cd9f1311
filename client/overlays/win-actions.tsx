import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { WebFeature, WinActionProps } from '#ui/feature.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import type { AnyGame } from '#games/game.ts'
import type { AnyState } from '../play/any-state.ts'
import { isLoud, winTier } from '../playback/win-tier.ts'

interface WinActionsProps {
  readonly game: Pick<AnyGame, 'slug' | 'title'>
  readonly state: Pick<AnyState, 'phase' | 'round' | 'autoplay'>
}

/** What slices offer to do with a large win, from the end of its round until the next one begins. */
export function WinActions({ game: { slug, title }, state: { phase, round, autoplay } }: WinActionsProps) {
  const features = useWebFeatures()
  if (phase !== 'idle' || autoplay || round?.state !== 'settled' || !isLoud(winTier(round.win, round.stake))) return null
  const { id, mode, stake, win } = round
  return (
    <div className="win-actions">
      {features.flatMap(({ id: feature, winActions = [] }) =>
        winActions.map((load, at) => (
          <WinAction key={`${feature} ${at}`} load={load} round={id} game={slug} {...{ title, mode, stake, win }} />
        )),
      )}
    </div>
  )
}

type Load = NonNullable<WebFeature['winActions']>[number]

function WinAction({ load, ...win }: WinActionProps & { readonly load: Load }) {
  const [Action] = useState<ComponentType<WinActionProps>>(() => lazy(load))
  return (
    <Suspense fallback={null}>
      <Action {...win} />
    </Suspense>
  )
}

import type { WebFeature } from '#ui/feature.ts'

/** Pushes of shared rounds; the game client shows them. */
export const sharedRoundsWeb: WebFeature = {
  id: 'shared-rounds',
  onPush: () => import('./on-push.ts'),
}

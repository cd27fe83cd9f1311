import { WEB_FEATURES } from '#features/web.ts'
import type { WebFeature } from '#ui/feature.ts'
import { lateWords } from './late-words.ts'

/** The slices' web module entries; overlays and player-only parts load with their messages. */
export const PAGE_FEATURES: readonly WebFeature[] = WEB_FEATURES.map(withWords)

function withWords(feature: WebFeature): WebFeature {
  const {
    modals,
    arrivals,
    playerHomeSections,
    playerWatchers,
    campaignAction,
    geoblockAction,
    signInParts,
    signInSteps,
    proofParts,
    onPush,
  } = feature
  return {
    ...feature,
    ...(modals && { modals: each(modals, (modal) => ({ ...modal, load: after(modal.load) })) }),
    ...(arrivals && { arrivals: arrivals.map((arrival) => ({ ...arrival, load: after(arrival.load) })) }),
    ...(playerHomeSections && {
      playerHomeSections: playerHomeSections.map((section) => ({ ...section, load: after(section.load) })),
    }),
    ...(playerWatchers && { playerWatchers: playerWatchers.map(after) }),
    ...(campaignAction && { campaignAction: after(campaignAction) }),
    ...(geoblockAction && { geoblockAction: after(geoblockAction) }),
    ...(signInParts && { signInParts: signInParts.map((part) => ({ ...part, load: after(part.load) })) }),
    ...(proofParts && { proofParts: proofParts.map(after) }),
    ...(signInSteps && { signInSteps: each(signInSteps, after) }),
    ...(onPush && { onPush: after(onPush) }),
  }
}

/** Both load concurrently. */
function after<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), lateWords()])
    return loaded
  }
}

function each<T, R>(all: Readonly<Record<string, T>>, change: (one: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]))
}

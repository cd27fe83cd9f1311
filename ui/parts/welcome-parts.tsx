import { Suspense } from 'react'
import { lazyPart } from '../page/lazy-part.ts'
import { useWebFeatures } from '../page/web-features.tsx'

/** Questions that slices ask a new player. Each renders itself, or nothing. */
export function WelcomeParts() {
  const all = useWebFeatures().flatMap(({ welcomeParts }) => welcomeParts ?? [])
  return all.map(lazyPart).map((Part, place) => (
    <Suspense key={place} fallback={null}>
      <Part />
    </Suspense>
  ))
}

import { Suspense } from 'react'
import type { HomeSection } from '#ui/feature.ts'
import { lazyPart } from '#ui/page/lazy-part.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { useIsGuest, useMayPromote } from '#client/player.ts'

/** The slices' content for this slot of home and lobby. */
export function HomeSections({ slot }: Pick<HomeSection, 'slot'>) {
  const isGuest = useIsGuest()
  const mayPromote = useMayPromote()
  const sections = useWebFeatures()
    .flatMap(({ homeSections = [], playerHomeSections = [] }) =>
      isGuest ? homeSections : [...homeSections, ...playerHomeSections],
    )
    .filter((section) => section.slot === slot && (mayPromote || !section.isOffer))
    .toSorted((a, b) => a.order - b.order)
  return sections.map(({ load }, nth) => {
    const Section = lazyPart(load)
    return (
      <Suspense key={nth} fallback={null}>
        <Section />
      </Suspense>
    )
  })
}

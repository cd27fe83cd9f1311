import { Suspense } from 'react'
import type { HomeSection } from '#ui/feature.ts'
import { lazyPart } from '#ui/page/lazy-part.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { useIsGuest } from '#client/player.ts'

/** What the slices show at this place of home and lobby. */
export function HomeSections({ place }: Pick<HomeSection, 'place'>) {
  const isGuest = useIsGuest()
  const sections = useWebFeatures()
    .flatMap(({ homeSections = [], playerHomeSections = [] }) =>
      isGuest ? homeSections : [...homeSections, ...playerHomeSections],
    )
    .filter((section) => section.place === place)
  return sections.map(({ load }, nth) => {
    const Section = lazyPart(load)
    return (
      <Suspense key={nth} fallback={null}>
        <Section />
      </Suspense>
    )
  })
}

import { Suspense } from 'react'
import type { HomeSection } from '#ui/feature.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { lazyPart } from './lazy-part.ts'

/** What the slices show at this place of home and lobby. */
export function HomeSections({ place }: Pick<HomeSection, 'place'>) {
  const sections = useWebFeatures().flatMap(({ homeSections = [] }) => homeSections.filter((section) => section.place === place))
  return sections.map(({ load }, nth) => {
    const Section = lazyPart(load)
    return (
      <Suspense key={nth} fallback={null}>
        <Section />
      </Suspense>
    )
  })
}

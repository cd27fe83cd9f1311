import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useProfile } from '#features/account/web/queries.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { useIdle } from '#ui/page/use-idle.ts'
import { PAGE_FEATURES } from './locales/web-features.ts'

/** All at once they were the longest task of a page that wakes. */
const AT_A_TIME = 3

const WATCHERS = PAGE_FEATURES.flatMap(({ id, watchers = [], playerWatchers = [] }) =>
  [...watchers, ...playerWatchers].map((load, at) => {
    // Nobody waits for one: a page without it stands.
    const Watcher = lazy<ComponentType>(() => load().catch(() => ({ default: () => null })))
    return {
      id,
      needsPlayer: at >= watchers.length,
      // The same one each time: it is not drawn again as others come.
      element: (
        <Suspense key={`${id}/${at}`} fallback={null}>
          <Watcher />
        </Suspense>
      ),
    }
  }),
)

/** The watchers of the slices that are on; they load once the page itself stands. */
export function Watchers() {
  const { features } = useBrand()
  const isGuest = useProfile() === null
  return WATCHERS.slice(0, useComing())
    .filter(({ id, needsPlayer }) => features.includes(id) && !(needsPlayer && isGuest))
    .map(({ element }) => element)
}

/** How many have come, a few in each task. */
function useComing(): number {
  const [coming, setComing] = useState(0)
  const isIdle = useIdle()
  useEffect(() => {
    if (!isIdle || coming >= WATCHERS.length) return undefined
    const timer = setTimeout(() => setComing(coming + AT_A_TIME))
    return () => clearTimeout(timer)
  }, [isIdle, coming])
  return coming
}

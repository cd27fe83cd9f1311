import { lazy, Suspense, type ComponentType } from 'react'
import { useProfile } from '#features/account/web/queries.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { useIdle } from '#ui/page/use-idle.ts'
import { PAGE_FEATURES } from './locales/web-features.ts'

const WATCHERS = PAGE_FEATURES.flatMap(({ id, watchers = [], playerWatchers = [] }) =>
  [...watchers, ...playerWatchers].map((load, at) => ({
    id,
    key: `${id}/${at}`,
    needsPlayer: at >= watchers.length,
    // Nobody waits for one: a page without it stands.
    Watcher: lazy<ComponentType>(() => load().catch(() => ({ default: () => null }))),
  })),
)

/** The watchers of the slices that are on; they load once the page itself stands. */
export function Watchers() {
  const { features } = useBrand()
  const isIdle = useIdle()
  const isGuest = useProfile() === null
  if (!isIdle) return null
  return WATCHERS.filter(({ id, needsPlayer }) => features.includes(id) && !(needsPlayer && isGuest)).map(({ key, Watcher }) => (
    <Suspense key={key} fallback={null}>
      <Watcher />
    </Suspense>
  ))
}

import { lazy, Suspense, type ComponentType } from 'react'
import { WEB_FEATURES } from '#features/web.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { useMounted } from '#ui/page/use-mounted.ts'

const WATCHERS = WEB_FEATURES.flatMap(({ id, watchers }) =>
  (watchers ?? []).map((load, at) => ({ id, key: `${id}/${at}`, Watcher: lazy<ComponentType>(load) })),
)

/** The watchers of the slices that are on; they load once the page itself stands. */
export function Watchers() {
  const { features } = useBrand()
  const isMounted = useMounted()
  if (!isMounted) return null
  return WATCHERS.filter(({ id }) => features.includes(id)).map(({ key, Watcher }) => (
    <Suspense key={key} fallback={null}>
      <Watcher />
    </Suspense>
  ))
}

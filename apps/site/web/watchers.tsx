import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useProfile } from '#features/account/account/web/queries.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { useIdle } from '#ui/page/use-idle.ts'
import { PAGE_FEATURES } from './locales/web-features.ts'

/** Mounting all together was the longest task of hydration. */
const AT_A_TIME = 3

const PARTS = PAGE_FEATURES.map(({ id, watchers = [], playerWatchers = [] }) => ({
  forAll: watchers.map((load, at) => partOf(id, `${id}/all/${at}`, load)),
  forPlayers: playerWatchers.map((load, at) => partOf(id, `${id}/player/${at}`, load)),
}))
const FOR_ALL = PARTS.flatMap(({ forAll }) => forAll)
const FOR_PLAYERS = PARTS.flatMap(({ forPlayers }) => forPlayers)

type Part = ReturnType<typeof partOf>

/** The element is referentially stable, so it does not render again as others mount. */
function partOf(id: string, key: string, load: () => Promise<{ default: ComponentType }>) {
  // Nothing waits for a watcher: the page works without it.
  const Watcher = lazy(() => load().catch(() => ({ default: () => null })))
  const element = (
    <Suspense key={key} fallback={null}>
      <Watcher />
    </Suspense>
  )
  return { id, element }
}

/** The enabled slices' watchers; they load after the page has rendered. */
export function Watchers() {
  const isIdle = useIdle()
  const isGuest = useProfile() === null
  if (!isIdle) return null
  return (
    <>
      <Coming parts={FOR_ALL} />
      {isGuest ? null : <Coming parts={FOR_PLAYERS} />}
    </>
  )
}

/** A few in each task. */
function Coming({ parts }: { parts: readonly Part[] }) {
  const { features } = useBrand()
  const [count, setCount] = useState(AT_A_TIME)
  useEffect(() => {
    if (count >= parts.length) return undefined
    const timer = setTimeout(() => setCount(count + AT_A_TIME))
    return () => clearTimeout(timer)
  }, [count, parts])
  return parts
    .slice(0, count)
    .filter(({ id }) => features.includes(id))
    .map(({ element }) => element)
}

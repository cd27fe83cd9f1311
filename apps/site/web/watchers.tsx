import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useProfile } from '#features/account/web/queries.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { useIdle } from '#ui/page/use-idle.ts'
import { PAGE_FEATURES } from './locales/web-features.ts'

/** All at once they were the longest task of a page that wakes. */
const AT_A_TIME = 3

const PARTS = PAGE_FEATURES.map(({ id, watchers = [], playerWatchers = [] }) => ({
  forAll: watchers.map((load, at) => partOf(id, `${id}/all/${at}`, load)),
  forPlayers: playerWatchers.map((load, at) => partOf(id, `${id}/player/${at}`, load)),
}))
const FOR_ALL = PARTS.flatMap(({ forAll }) => forAll)
const FOR_PLAYERS = PARTS.flatMap(({ forPlayers }) => forPlayers)

type Part = ReturnType<typeof partOf>

/** Its element is the same one each time: it is not drawn again as others come. */
function partOf(id: string, key: string, load: () => Promise<{ default: ComponentType }>) {
  // Nobody waits for one: a page without it stands.
  const Watcher = lazy(() => load().catch(() => ({ default: () => null })))
  const element = (
    <Suspense key={key} fallback={null}>
      <Watcher />
    </Suspense>
  )
  return { id, element }
}

/** The watchers of the slices that are on; they load once the page itself stands. */
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

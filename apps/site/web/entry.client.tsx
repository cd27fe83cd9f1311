import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { catchInstallPrompt } from '#ui/page/install.ts'
import { nextTask } from '#ui/page/next-task.ts'
import { noteWebview } from '#ui/page/use-webview.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { isFirstPage, lateWords } from './locales/late-words.ts'
import { bringOthers, wakeAlone } from './late/own-pages.ts'
import { buildIdOf } from './app/build-id.ts'
import { missedTarget, reloadStale } from './stale-chunk.ts'

/** Called with the router as soon as it is created. */
const ONCE_THERE = [{ router: () => void nextTask().then(bringOthers) }]

catchInstallPrompt()
addEventListener('vite:preloadError', reloadWhereStale)
noteWebview(location.search)
wakeAlone(location.pathname)
const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const target = missedTarget(sessionStorage, { now: serverNowMs(), isReload: loaded?.type === 'reload' })

if (target && target !== location.pathname + location.search) location.replace(target)
else if (isFirstPage(location.pathname)) hydrate()
else void lateWords().finally(hydrate)

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={ONCE_THERE} />
      </StrictMode>,
    )
  })
}

function reloadWhereStale(): void {
  void reloadStale({ store: sessionStorage, now: serverNowMs(), isNewer, reload: () => location.reload() })
}

async function isNewer(): Promise<boolean> {
  const own = buildIdOf(window)
  const answer = own && (await fetch(`/builds/latest.json?${serverNowMs()}`, { cache: 'no-store' }).catch(() => null))
  return answer ? answer.ok && ((await answer.json()) as { id?: unknown }).id !== own : false
}

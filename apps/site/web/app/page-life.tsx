import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { localeOfPath, localePath } from '#kernel/locale.ts'
import { createReload } from '#ui/page/reload.ts'
import { RELOAD_WORDS } from '#ui/page/reload-words.tsx'
import { watchBuild } from '#ui/page/life/build-check.ts'
import { keepWhole } from '#ui/page/life/keep-whole.ts'
import { watchLongHidden } from '#ui/page/life/long-hidden.ts'
import { watchSessionStart } from '#ui/page/life/session-start.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { buildIdOf } from './build-id.ts'
import { registerWorker } from './register-worker.ts'

const TOASTER_AFTER_MS = 10_000

/**
 * Page tasks after hydration, for every visitor: newer builds, long absences, visits, rows, service worker,
 * installation.
 */
export default function PageLife() {
  const locale = localeOfPath(useLocation().pathname)
  useEffect(() => {
    const reload = createReload(RELOAD_WORDS)
    const buildId = buildIdOf(window)
    const endings = [
      keepWhole(document),
      watchLongHidden({ now: serverNowMs, reload: () => location.reload() }),
      watchSessionStart({ store: sessionStorage, now: serverNowMs }),
      ...(buildId
        ? [
            watchBuild({
              buildId,
              read,
              now: serverNowMs,
              effectiveType,
              onNewer: () => reload({}, { random: () => 0, toast: showToast }),
            }),
          ]
        : []),
    ]
    registerWorker()
    // Loaded in advance, so that the loss of the network can be reported.
    const timer = setTimeout(() => void import('#ui/toast/toaster.tsx').catch(() => undefined), TOASTER_AFTER_MS)
    return () => {
      clearTimeout(timer)
      for (const end of endings) end()
    }
  }, [])
  // Registering earlier would cost twice: bandwidth on a slow line, and a layout change by the browser's install
  // button during hydration.
  return <link rel="manifest" href={localePath('/manifest.webmanifest', locale)} />
}

async function read(path: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(path, { cache: 'no-store' })
  return { status: answer.status, body: answer.ok ? await answer.json() : null }
}

/** Browsers that do not report their connection are assumed to be fast enough. */
const effectiveType = (): string | undefined =>
  (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType

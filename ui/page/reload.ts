import type { ReactNode } from 'react'
import type { PushTarget } from '../feature.ts'
import { whenPageIsFree } from './page-holds.ts'

/** The browser functions that a reload needs. */
export interface ReloadPage {
  isHidden(): boolean
  reload(): void
  later(ms: number, act: () => void): void
}

export interface ReloadWords {
  readonly text: ReactNode
  readonly refresh: ReactNode
  readonly dismiss: ReactNode
}

const thisPage: ReloadPage = {
  isHidden: () => document.hidden,
  reload: () => location.reload(),
  later: (ms, act) => void setTimeout(act, ms),
}

/**
 * Reloads the page at this page's own random delay, once nothing is open that a reload would interrupt: automatically
 * while hidden, otherwise after asking. Further requests are ignored while one is pending.
 */
export function createReload(words: ReloadWords, page: ReloadPage = thisPage) {
  let isUnderway = false
  return (
    { spreadMs = 0 }: { readonly spreadMs?: number | undefined },
    { random, toast }: Pick<PushTarget, 'random' | 'toast'>,
  ): void => {
    if (isUnderway) return
    isUnderway = true
    const act = (): void => {
      isUnderway = false
      if (page.isHidden()) page.reload()
      else ask()
    }
    const ask = (): void =>
      toast(words.text, {
        id: 'reload',
        actions: [
          { label: words.refresh, isMain: true, run: () => page.reload() },
          { label: words.dismiss, run: () => undefined },
        ],
      })
    page.later(random() * spreadMs, () => whenPageIsFree(act))
  }
}

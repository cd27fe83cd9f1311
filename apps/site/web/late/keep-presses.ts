import { AWAKE, hears, STRANDED } from './hydration.ts'
import { isPlainClick } from '#ui/page/plain-click.ts'

const PATIENCE_MS = 1_500
const ASK_AGAIN_MS = 50

/**
 * Replays the last press or submit made before hydration once the page is interactive, however late, unless the
 * visitor pressed elsewhere. A link to another page waits less.
 */
export function keepPresses(signal?: AbortSignal): void {
  const is = { awake: false, stranded: false, leaving: false }
  let kept: { readonly on: HTMLElement; readonly act: () => void } | undefined

  const isLink = (on: HTMLElement | undefined): on is HTMLAnchorElement => on instanceof HTMLAnchorElement
  const actOnceHeard = (): void => {
    if (!kept?.on.isConnected) kept = undefined
    if (!kept || !is.awake) return
    if (!hears(kept.on) && !isLink(kept.on)) return void setTimeout(actOnceHeard, ASK_AGAIN_MS)
    const { act } = kept
    kept = undefined
    act()
  }
  const keep = (on: HTMLElement, act = () => on.click()): void => {
    kept = { on, act }
    actOnceHeard()
  }
  /** A link works without modules too. */
  const leave = (): void => {
    if (!kept || !isLink(kept.on)) return
    is.leaving = true
    kept.on.click()
    is.leaving = false
  }
  const onLink = (link: HTMLAnchorElement, event: MouseEvent): void => {
    if (is.awake || link.origin !== location.origin || link.hash || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    keep(link)
    if (is.stranded || !navigator.onLine) return leave()
    // Modals need this page's modules; another page loads without them.
    if (link.pathname !== location.pathname) setTimeout(() => kept?.on === link && leave(), PATIENCE_MS)
  }
  const onClick = (event: MouseEvent): void => {
    if (is.leaving) return
    kept = undefined
    const on = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null
    if (!on || !isPlainClick(event) || hears(on)) return
    if (isLink(on)) onLink(on, event)
    // React may hydrate the part because of this press, and then handles it.
    else if (!isNative(on as HTMLButtonElement)) setTimeout(() => hears(on) || keep(on))
  }
  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || hears(form) || is.stranded) return
    event.preventDefault()
    setTimeout(() => hears(form) || keep(form, () => form.requestSubmit(submitter)))
  }
  const on = (name: string, act: (event: never) => void) =>
    addEventListener(name, act as (event: Event) => void, { capture: true, ...(signal && { signal }) })
  on('click', onClick)
  on('submit', onSubmit)
  on('popstate', () => (kept = undefined))
  on('offline', leave)
  on(STRANDED, () => ((is.stranded = true), leave()))
  on(AWAKE, () => ((is.awake = true), actOnceHeard()))
}

/** The browser's default action, such as submitting a form or opening a menu. */
const isNative = (button: HTMLButtonElement): boolean => button.form !== null || button.hasAttribute('popovertarget')

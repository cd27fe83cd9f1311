/** What a drawn page starts once it can be seen. */
export interface LateStart {
  readonly preloads: readonly string[]
  /** The text of the module that wakes the page. */
  readonly wake: string
}

/** The page says by this that it hears presses from now on. */
export const AWAKE = 'croupier:awake'

/**
 * Runs inside the drawn page, as a text: it stands on nothing outside itself. The scripts are asked for when the first
 * picture is there, so that on a slow line nothing that can be seen waits for them; whoever touches the page has them at once.
 */
export function startLate({ preloads, wake }: LateStart, awake: string): void {
  const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const
  const LATEST_MS = 3_000
  const nonce = document.currentScript?.nonce ?? ''
  let isStarted = false
  const start = (): void => {
    if (isStarted) return
    isStarted = true
    for (const touch of TOUCHES) removeEventListener(touch, start, true)
    for (const href of preloads) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }))
    }
    const module = Object.assign(document.createElement('script'), { type: 'module', nonce, textContent: wake })
    document.head.append(module)
    module.remove()
  }
  for (const touch of TOUCHES) addEventListener(touch, start, true)
  setTimeout(start, document.hidden ? 0 : LATEST_MS)
  requestAnimationFrame(() => {
    const first = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high')
    const pictures = first.map((picture) => picture.decode().catch(() => undefined))
    // The frame after the pictures are there shows them.
    void Promise.all(pictures).then(() => requestAnimationFrame(() => setTimeout(start)))
  })

  // What is pressed before the page hears is pressed again once it does; a link waits only so long for that.
  const PATIENCE_MS = 1_500
  let pressed: { readonly on: HTMLElement; readonly at: number } | undefined
  const note = (event: MouseEvent): void => {
    const on = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!on || !isPlain || (on instanceof HTMLButtonElement && on.form)) return
    const mine = (pressed = { on, at: event.timeStamp })
    if (!(on instanceof HTMLAnchorElement)) return
    if (on.origin !== location.origin || on.hash || on.target || on.hasAttribute('download')) return (pressed = undefined)
    event.preventDefault()
    setTimeout(() => {
      if (pressed === mine) location.assign(on.href)
    }, PATIENCE_MS)
  }
  const hear = ({ timeStamp }: Event): void => {
    removeEventListener('click', note, true)
    const last = pressed
    pressed = undefined
    if (last?.on.isConnected && timeStamp - last.at < 2 * PATIENCE_MS) last.on.click()
  }
  addEventListener('click', note, true)
  addEventListener(awake, hear, { once: true })
}

import { deviceOf } from '#kernel/device.ts'

/** Safari on Apple mobiles scrolls the page behind a modal unless the body is fixed. */
const APPLE_FIX_DELAY_MS = 300

let openCount = 0
let release: (() => void) | null = null

/** Locks page scrolling while at least one caller holds the lock; returns the release function. */
export function lockPage(): () => void {
  openCount += 1
  if (openCount === 1) release = lock()
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    openCount -= 1
    if (openCount > 0) return
    release?.()
    release = null
  }
}

function lock(): () => void {
  const { documentElement: root, body } = document
  const scrollTop = window.scrollY
  const barWidth = window.innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  body.style.paddingRight = barWidth > 0 ? `${barWidth}px` : ''
  const timer = isAppleMobile() ? setTimeout(() => fix(body, scrollTop), APPLE_FIX_DELAY_MS) : undefined
  return () => {
    clearTimeout(timer)
    root.style.overflow = ''
    body.style.paddingRight = ''
    if (body.style.position !== 'fixed') return
    Object.assign(body.style, { position: '', top: '', insetInline: '' })
    window.scrollTo({ top: scrollTop, behavior: 'instant' })
  }
}

const fix = (body: HTMLElement, scrollTop: number): void => {
  Object.assign(body.style, { position: 'fixed', top: `-${scrollTop}px`, insetInline: '0' })
}

const isAppleMobile = (): boolean => deviceOf(navigator.userAgent, navigator.maxTouchPoints).isIos

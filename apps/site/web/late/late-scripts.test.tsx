import { cleanup, waitFor } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPresses } from './keep-presses.ts'
import { keepTyping } from './keep-typing.ts'
import { withLateScripts } from './late-scripts.ts'
import { startLate } from './start-late.ts'
import { AWAKE, hears, STRANDED } from './waking.ts'

const WAKE = 'import * as page from "/assets/page.js";'
const PAGE = `<html><head><link rel="modulepreload" href="/assets/page.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head><body><p>Hi</p><script nonce="n">window.context = {}</script><script nonce="n" type="module" async="">${WAKE}</script></body></html>`

let ending: AbortController
let heard: string[]
let root: Root | undefined

beforeEach(() => {
  ending = new AbortController()
  heard = []
  // A browser would go on to the link; what would be followed is noted.
  document.addEventListener('click', (event) => follow(event), { signal: ending.signal })
})
afterEach(() => {
  ending.abort()
  root?.unmount()
  root = undefined
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link) return
  if (!event.defaultPrevented) heard.push(`went to ${link.getAttribute('href')}`)
  event.preventDefault()
}

test('a drawn page asks for its modules by itself, and by nothing in its head', () => {
  const late = withLateScripts(PAGE)
  expect(late).not.toContain('modulepreload" href')
  expect(late).not.toContain('type="module" async')
  expect(late).toContain(`<script nonce="n">{const LATE=${JSON.stringify({ preloads: ['/assets/page.js'], wake: WAKE })};`)
  expect(late.split('</script>')).toHaveLength(PAGE.split('</script>').length)
})

test('a page without modules is what it was, and no text in one ends its script', () => {
  expect(withLateScripts('<p>Hi</p>')).toBe('<p>Hi</p>')
  const late = withLateScripts(PAGE.replace(WAKE, 'import("</scr" + "ipt>")'))
  expect(late.split('</script>')).toHaveLength(PAGE.split('</script>').length)
})

test('the modules are asked for once the page was painted, or at once when somebody touches it', () => {
  const painted: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => painted.push(callback))
  startLate({ preloads: ['/assets/page.js'], wake: '' })
  expect(painted).toHaveLength(1)
  expect(document.head.querySelector('link')).toBeNull()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(document.head.querySelectorAll('link[rel=modulepreload][href="/assets/page.js"]')).toHaveLength(1)
})

test('each module is run by itself before the page wakes, but for the one that wakes it', async () => {
  const wake = 'import("/assets/entry.js")'
  const done: string[] = []
  const appended = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))
    if (added.includes(wake)) done.push('woke')
  })
  appended.observe(document.head, { childList: true })
  const preloads = ['/assets/libraries.js', '/assets/entry.js', '/assets/gone.js', '/assets/page.js']
  startLate({ preloads, wake }, async (href) => {
    await turn()
    done.push(href)
    if (href.includes('gone')) throw new Error('it did not come')
  })
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await waitFor(() => expect(done.at(-1)).toBe('woke'))
  appended.disconnect()
  expect(done).toEqual(['/assets/libraries.js', '/assets/gone.js', '/assets/page.js', 'woke'])
})

test('however many frames went by, nothing is asked for before something was seen', async () => {
  const seen: (() => void)[] = []
  class Observer {
    static readonly supportedEntryTypes = ['paint']
    constructor(tell: (list: unknown, observer: Observer) => void) {
      seen.push(() => tell([], this))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => setTimeout(callback))
  const asked = () => document.head.querySelectorAll('link[rel=modulepreload]').length
  startLate({ preloads: ['/assets/page.js'], wake: '' })
  for (let frame = 0; frame < 5; frame++) await turn()
  expect(asked()).toBe(0)
  for (const tell of seen) tell()
  await waitFor(() => expect(asked()).toBe(1))
})

const LINKS = '<a id="far" href="/library">Far</a><a id="over" href="?openModal=search">Over</a>'

function draw(html: string): void {
  document.body.innerHTML = `<div id="page">${html}</div>`
  keepPresses(ending.signal)
  keepTyping(ending.signal)
}

/** Drawn by a server, and begun to wake, but for a part of it; gives what wakes that. */
function drawWithPart(Part: ComponentType, html: string): () => void {
  const coming = Promise.withResolvers<{ default: ComponentType }>()
  const Late = lazy(() => coming.promise)
  draw(`<!--$-->${html}<!--/$-->`)
  root = hydrateRoot(
    document.getElementById('page')!,
    <Suspense>
      <Late />
    </Suspense>,
  )
  return () => coming.resolve({ default: Part })
}

/** As a finger does it: a click made by `click()` lets no other begin meanwhile. */
const press = (selector: string): boolean =>
  document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const wake = (): void => void dispatchEvent(new Event(AWAKE))
/** Whatever the page does of itself by then, it has done. */
const turn = () => new Promise((done) => setTimeout(done))

const Buttons = () => (
  <>
    <button onClick={() => heard.push('menu')}>Menu</button>
    <button id="bell" onClick={() => heard.push('bell')}>
      Bell
    </button>
  </>
)
const BUTTONS = '<button>Menu</button><button id="bell">Bell</button>'

test('a press is heard once by a part that wakes after the page, and the presses after it too', async () => {
  const wakePart = drawWithPart(Buttons, BUTTONS)
  press('button')
  await turn()
  wake()
  await turn()
  expect(heard).toEqual([])
  wakePart()
  await waitFor(() => expect(heard).toEqual(['menu']))
  press('#bell')
  await turn()
  expect(heard).toEqual(['menu', 'bell'])
})

test.each([
  ['another press', () => press('#bell'), ['bell']],
  ['a press elsewhere', () => press('body'), []],
  ['a step back', () => dispatchEvent(new Event('popstate')), []],
] as const)('of presses the last is kept: not the one before %s', async (_, go, expected) => {
  const wakePart = drawWithPart(Buttons, BUTTONS)
  press('button')
  await turn()
  go()
  await turn()
  wake()
  wakePart()
  await waitFor(() => expect(hears(document.querySelector('button')!)).toBe(true))
  press('#bell')
  await waitFor(() => expect(heard).toEqual([...expected, 'bell']))
})

test('what the browser does by itself is not done again', async () => {
  const wakePart = drawWithPart(
    () => (
      <button popoverTarget="menu" onClick={() => heard.push('menu')}>
        Menu
      </button>
    ),
    '<button popovertarget="menu">Menu</button>',
  )
  press('button')
  await turn()
  wake()
  wakePart()
  await waitFor(() => expect(hears(document.querySelector('button')!)).toBe(true))
  press('button')
  expect(heard).toEqual(['menu'])
})

test('a link waits for the page, goes at once where no module can come, and after a while where it leads elsewhere', async () => {
  vi.useFakeTimers()
  draw(LINKS)
  press('#far')
  press('#over')
  expect(heard).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([])
  press('#far')
  vi.advanceTimersByTime(1_500)
  expect(heard).toEqual(['went to /library'])
  press('#over')
  dispatchEvent(new Event(STRANDED))
  press('#far')
  expect(heard.slice(1)).toEqual(['went to ?openModal=search', 'went to /library'])
})

test('what is typed, ticked and sent before the page hears is told to it', async () => {
  const Form = () => (
    <form onSubmit={({ currentTarget }) => heard.push(`sent ${currentTarget.querySelector('input')!.value}`)}>
      <input name="name" defaultValue="" onChange={({ target }) => heard.push(target.value)} />
      <input type="checkbox" onChange={({ target }) => heard.push(String(target.checked))} />
      <button>Send</button>
    </form>
  )
  const wakePart = drawWithPart(Form, '<form><input name="name" value=""/><input type="checkbox"/><button>Send</button></form>')
  const field = document.querySelector('input')!
  field.value = 'Ada'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  press('[type=checkbox]')
  press('form button')
  await turn()
  wakePart()
  wake()
  await waitFor(() => expect(heard.toSorted()).toEqual(['Ada', 'sent Ada', 'true']))
  expect(document.querySelector<HTMLInputElement>('[type=checkbox]')!.checked).toBe(true)
})

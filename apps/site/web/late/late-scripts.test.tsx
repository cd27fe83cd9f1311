import { cleanup, waitFor } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPresses } from './keep-presses.ts'
import { keepTyping } from './keep-typing.ts'
import { withLateScripts } from './late-scripts.ts'
import { startLate } from './start-late.ts'
import { AWAKE, hears, STRANDED } from './hydration.ts'

const WAKE = 'import * as page from "/assets/page.js";'
const PAGE = `<html><head><link rel="modulepreload" href="/assets/page.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head><body><p>Hi</p><script nonce="n">window.context = {}</script><script nonce="n" type="module" async="">${WAKE}</script></body></html>`

let ending: AbortController
let heard: string[]
let root: Root | undefined

beforeEach(() => {
  ending = new AbortController()
  heard = []
  // Records the navigation that a browser would perform.
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

test('a server-rendered page requests its modules by script, and not from its head', () => {
  const late = withLateScripts(PAGE)
  expect(late).not.toContain('modulepreload" href')
  expect(late).not.toContain('type="module" async')
  expect(late).toContain(`<script nonce="n">{const LATE=${JSON.stringify({ preloads: ['/assets/page.js'], wake: WAKE })};`)
  expect(late.split('</script>')).toHaveLength(PAGE.split('</script>').length)
})

test('a page without modules is unchanged, and no text in one closes its script', () => {
  expect(withLateScripts('<p>Hi</p>')).toBe('<p>Hi</p>')
  const late = withLateScripts(PAGE.replace(WAKE, 'import("</scr" + "ipt>")'))
  expect(late.split('</script>')).toHaveLength(PAGE.split('</script>').length)
})

test('the modules are requested after the first paint, or immediately on interaction', () => {
  const painted: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => painted.push(callback))
  startLate({ preloads: ['/assets/page.js'], wake: '' })
  expect(painted).toHaveLength(1)
  expect(document.head.querySelector('link')).toBeNull()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(document.head.querySelectorAll('link[rel=modulepreload][href="/assets/page.js"]')).toHaveLength(1)
})

test('each module runs in its own task before hydration, except the entry', async () => {
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

test('nothing is requested before something was painted, however many frames went by', async () => {
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

/** Server-rendered and hydrated except for one part; returns the function that hydrates it. */
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

/** Dispatched like a real press: `click()` prevents nested clicks. */
const press = (selector: string): boolean =>
  document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const wake = (): void => void dispatchEvent(new Event(AWAKE))
/** By then the page has finished its own work. */
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

test('a press is handled once by a part that hydrates late, and so are later presses', async () => {
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
] as const)('only the last press is kept, not the one before %s', async (_, go, expected) => {
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

test('the browser’s default action is not repeated', async () => {
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

test('a link waits for hydration, works immediately without modules, and after a while if it leads elsewhere', async () => {
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

test('input typed, ticked and sent before hydration is replayed', async () => {
  const Form = () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        heard.push(`sent ${event.currentTarget.querySelector('input')!.value}`)
      }}
    >
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

import { afterEach, expect, test, vi } from 'vitest'
import { withLateScripts } from './late-scripts.ts'
import { AWAKE, startLate } from './start-late.ts'

const WAKE = 'import * as page from "/assets/page.js";'
const PAGE = `<html><head><link rel="modulepreload" href="/assets/page.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head><body><p>Hi</p><script nonce="n">window.context = {}</script><script nonce="n" type="module" async="">${WAKE}</script></body></html>`

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a drawn page asks for its modules by itself, and by nothing in its head', () => {
  const late = withLateScripts(PAGE)
  expect(late).not.toContain('modulepreload" href')
  expect(late).not.toContain('type="module" async')
  expect(late).toContain('<script nonce="n">(function startLate')
  expect(late).toContain(JSON.stringify({ preloads: ['/assets/page.js'], wake: WAKE }))
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
  startLate({ preloads: ['/assets/page.js'], wake: '' }, AWAKE)
  expect(painted).toHaveLength(1)
  expect(document.head.querySelector('link')).toBeNull()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(document.head.querySelectorAll('link[rel=modulepreload][href="/assets/page.js"]')).toHaveLength(1)
  dispatchEvent(new Event(AWAKE))
})

test('what is pressed before the page hears is pressed again once it does: buttons and links, the last of them', () => {
  document.body.innerHTML =
    '<button id="menu">Menu</button><a id="games" href="/library">Games</a><a id="far" href="https://far.example/">Far</a>'
  const heard: string[] = []
  startLate({ preloads: [], wake: '' }, AWAKE)
  const press = (id: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.getElementById(id)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(press('menu')).toBe(false)
  expect(press('games')).toBe(true)
  document.addEventListener('click', ({ target }) => heard.push((target as Element).id))
  document.getElementById('games')?.addEventListener('click', (event) => event.preventDefault())
  dispatchEvent(new Event(AWAKE))
  dispatchEvent(new Event(AWAKE))
  expect(heard).toEqual(['games'])
})

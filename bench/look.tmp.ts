import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { fromOwnAddress, chooseCookies } from '../e2e/harness/journey.ts'
import { signUpByCalls } from '../e2e/harness/newcomer.ts'
const [url = '', path = '/game/cherry-royale', width = '390', dpr = '2', name = 'x', host = ''] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'] })
const wide = Number(width) > 700
const context = await browser.newContext({ baseURL: url, viewport: { width: Number(width), height: wide ? 900 : 844 }, deviceScaleFactor: Number(dpr), extraHTTPHeaders: fromOwnAddress() })
await chooseCookies(context)
const page = await context.newPage()
page.on('console', (l) => ['error', 'warning'].includes(l.type()) && console.log('CONSOLE', l.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('THROWN', e.message))
page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()))
await signUpByCalls(page)
await page.addInitScript(() => {
  addEventListener('croupier:awake', () => Object.assign(window, { isAwake: true }))
  new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) console.log('LCP', Math.round(e.startTime), e.size, e.element?.outerHTML?.slice(0, 140), e.url) }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) if (!e.hadRecentInput) console.log('CLS', e.value, (e.sources ?? []).map((s: any) => s.node?.className).join()) }).observe({ type: 'layout-shift', buffered: true })
})
page.on('console', (l) => /^(LCP|CLS)/.test(l.text()) && console.log(l.text()))
const waits = page.goto(path, { waitUntil: 'commit' })
await waits
const requests: string[] = []
page.on('request', (r) => requests.push(r.url().replace(url, '')))
await page.waitForFunction(() => (document.querySelector('.game') as HTMLElement)?.style.getPropertyValue('--reels-seen') === 'visible').catch((e) => console.log(String(e)))
await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))))
const stage = () => page.evaluate(() => document.querySelector('.game')?.getAttribute('data-stage'))
console.log('stage at first', await stage())
await page.screenshot({ path: `/tmp/perf5/shots/${name}-first.png` })
const vars = () => page.evaluate(() => (document.querySelector('.game') as HTMLElement)?.getAttribute('style'))
const before = await vars()
for (let n = 0; n < 200 && (await stage()) === 'opening'; n++) await page.waitForTimeout(50)
console.log('stage', await stage())
for (let n = 0; n < 4; n++) { await page.screenshot({ path: `/tmp/perf5/shots/${name}-at${n}.png` }); await page.waitForTimeout(30) }
await page.waitForTimeout(1500)
await page.screenshot({ path: `/tmp/perf5/shots/${name}-last.png` })
const after = await vars()
console.log('same places', before === after, before === after ? '' : `${before}\n${after}`)
console.log(requests.length, requests.join('\n  '))
await browser.close()

import { chromium } from '@playwright/test'
import { chooseCookies, fromOwnAddress, wakeAfterLoad } from './harness/journey.ts'
import { signUpByCalls } from './harness/newcomer.ts'
const [base, theme, who, ...paths] = process.argv.slice(2)
const site = `http://${theme}.localhost:${new URL(base!).port}`
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
})
const c = await b.newContext({
  baseURL: site,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  extraHTTPHeaders: fromOwnAddress(),
})
await chooseCookies(c)
const p = await c.newPage()
await wakeAfterLoad(p)
if (who === 'player') await signUpByCalls(p)
for (const path of paths) {
  await p.goto(path)
  await p.waitForTimeout(1500)
  const small = await p.evaluate(() => {
    const seen = new Map<string, string>()
    for (const el of document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,[role=switch]')) {
      if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const r = el.getBoundingClientRect()
      if (r.width < 2 || r.height < 2) continue
      // hit area by ::before/::after with negative inset
      let w = r.width,
        h = r.height
      for (const ps of ['::before', '::after']) {
        const s = getComputedStyle(el, ps)
        if (s.content !== 'none' && s.position === 'absolute') {
          w = Math.max(w, parseFloat(s.width) || 0)
          h = Math.max(h, parseFloat(s.height) || 0)
        }
      }
      const label = el.closest('label')
      if (label) {
        const l = label.getBoundingClientRect()
        w = Math.max(w, l.width)
        h = Math.max(h, l.height)
      }
      if (getComputedStyle(el).display === 'inline') continue
      if (w < 43.5 || h < 43.5) {
        const k = el.className.toString().slice(0, 50) + ' ' + el.tagName
        if (!seen.has(k)) seen.set(k, `${Math.round(w)}x${Math.round(h)} ${(el.textContent ?? '').trim().slice(0, 24)}`)
      }
    }
    return [...seen].map(([k, v]) => `${k}: ${v}`)
  })
  console.log(path, '\n   ' + small.join('\n   '))
}
await b.close()

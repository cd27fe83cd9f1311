// node e2e/zz-shots.ts URL THEME LANG player|guest WIDTHS PATHS...
import { chromium } from '@playwright/test'
import { chooseCookies, fromOwnAddress, wakeAfterLoad } from './harness/journey.ts'
import { signUpByCalls } from './harness/newcomer.ts'
const [base, theme, lang, who, widths, ...paths] = process.argv.slice(2)
const site = `http://${theme}.localhost:${new URL(base!).port}`
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
})
for (const w of widths!.split(',').map(Number)) {
  const c = await b.newContext({
    baseURL: site,
    viewport: { width: w, height: w < 600 ? 844 : 900 },
    hasTouch: w < 600,
    isMobile: w < 600,
    extraHTTPHeaders: fromOwnAddress(),
  })
  await chooseCookies(c)
  const p = await c.newPage()
  await wakeAfterLoad(p)
  p.on('console', (l) => {
    if (l.type() === 'error') console.log('ERR', p.url(), l.text())
  })
  if (who === 'player') await signUpByCalls(p)
  for (const path of paths) {
    await p.goto((lang === 'es' ? '/es' : '') + path)
    await p.waitForTimeout(1500)
    await p.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 700) {
        scrollTo(0, y)
        await new Promise((r) => setTimeout(r, 60))
      }
      scrollTo(0, 0)
    })
    await p.waitForTimeout(300)
    const name = `${theme}-${lang}-${w}-${path.replaceAll(/[/?=&]/g, '_')}`
    const h = await p.evaluate(() => document.body.scrollHeight)
    await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: h < 2600 })
    console.log(name, h)
  }
  await c.close()
}
await b.close()

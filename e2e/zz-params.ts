// node e2e/zz-params.ts URL THEME
import { chromium } from '@playwright/test'
import { chooseCookies, fromOwnAddress, wakeAfterLoad } from './harness/journey.ts'
import { signUpByCalls } from './harness/newcomer.ts'
const [base, theme] = process.argv.slice(2)
const site = `http://${theme}.localhost:${new URL(base!).port}`
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
})
const paths = [
  '/?game=cherry-royale',
  '/?game=cherry-royale&isMoney=true',
  '/library?category=popular-games',
  '/?category=new',
  '/?openModal=daily-login',
  '/?openModal=daily-wheel',
  '/?openModal=lightning-streak',
  '/?openModal=prize-vault',
  '/?openModal=spookySeason',
  '/?openModal=mini-game-slot',
  '/?openModal=signup',
  '/?openModal=terms',
  '/?openModal=nobody',
  '/?openNotify=EMAIL_VERIFIED',
  '/?openNotify=EMAIL_VERIFIED&cf=1',
  '/?freeEntriesBonus=hello-again',
  '/?promoOffer=welcome',
  '/?promoOfferSet=heads-or-tails',
  '/?invited_by=abc',
  '/?refcode=abc',
  '/?action=login',
  '/?redirectUrl=bannerPresetPackage',
  '/?redirectUrl=https://evil.example',
  '/?openSupport=1',
  '/?errorMessage=declined',
  '/?cf=1',
  '/?webview=true',
  '/mobile-app/vip?x=1',
  '/mobile-app/',
  '/es/mobile-app/vip',
  '/profile#verify',
  '/profile/#verify-me',
  '/nothing/here',
  '/es/nothing',
  '/game',
  '/game/responsible-play',
  '/geoblock',
  '/how-it-works',
  '/issues/favorites',
  '/issues/providers',
  '/issues/new',
  '/page/faq',
  '/page/none',
  '/promotions',
  '/redesign',
  '/registration-complete',
  '/reset',
  '/reset?token=x',
  '/signin',
  '/signup',
  '/affiliates',
  '/affiliates/partners-account',
  '/cashIframe',
  '/cash/deposit-by-money/',
  '/cash/success/',
  '/cash/failed/',
  '/cash/failed/1/2/3',
  '/coin-drops',
  '/collections',
  '/cosmic-boxes',
  '/lightning-streak',
  '/money-box',
  '/scratch-cards',
  '/prize-drops',
  '/?game=none',
  '/lobby?openModal=game',
  '/issues/providers/none',
  '/issues/none',
  '/library?category=none',
  '/cash/deposit-by-money/none/promoOffer/',
  '/vip#rules',
]
for (const who of ['guest', 'player']) {
  const c = await b.newContext({ baseURL: site, viewport: { width: 1440, height: 900 }, extraHTTPHeaders: fromOwnAddress() })
  await chooseCookies(c)
  const p = await c.newPage()
  await wakeAfterLoad(p)
  let errs: string[] = []
  p.on('console', (l) => {
    if (l.type() === 'error') errs.push(l.text().slice(0, 100))
  })
  if (who === 'player') await signUpByCalls(p)
  for (const path of paths) {
    errs = []
    const r = await p.goto(path).catch((e) => {
      errs.push(String(e).slice(0, 100))
      return null
    })
    await p.waitForTimeout(path.includes('promoOffer') ? 3800 : 1600)
    const s = await p.evaluate(() => ({
      u: location.pathname + location.search + location.hash,
      h1: document.querySelector('main h1, h1')?.textContent?.slice(0, 40),
      d: [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].map((d) =>
        (
          d.getAttribute('aria-label') ??
          document.getElementById(d.getAttribute('aria-labelledby') ?? '')?.textContent ??
          '?'
        ).slice(0, 40),
      ),
      t: [...document.querySelectorAll('[data-sonner-toast],.toast,[role=alert]')].map((x) => x.textContent?.slice(0, 60)),
    }))
    console.log(
      `${who} ${path} [${r?.status()}] -> ${s.u} | ${s.h1} | dialogs ${s.d.join(';')} | toasts ${s.t.join(';')} ${errs.length ? '| ERR ' + errs.join(' ~ ') : ''}`,
    )
  }
  await c.close()
}
await b.close()

import { expect, test } from '@playwright/test'
import { findFirefox } from '../scripts/browsers.ts'
import { type Firefox, openFirefox } from './harness/firefox.ts'
import { type BrowserPushService, openBrowserPushService } from './harness/push-service.ts'

let service: BrowserPushService
let firefox: Firefox
test.beforeEach(async () => {
  service = await openBrowserPushService()
  firefox = await openFirefox(findFirefox() ?? 'firefox', {
    'dom.push.serverURL': service.socketUrl,
    'dom.push.testing.allowInsecureServerURL': true,
    'permissions.default.desktop-notification': 1,
  })
})
test.afterEach(async () => {
  await firefox?.close()
  await service.close()
})

const post = (path: string, body: object): Promise<unknown> =>
  firefox.run(`fetch(${JSON.stringify(path)}, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: ${JSON.stringify(JSON.stringify(body))},
  }).then((reply) => reply.json())`)

/** A new player who has accepted the terms. */
async function signUp(): Promise<void> {
  const form = { typeRegistration: 'login', password: 'plum tram forty gull', birthDate: '1990-05-01', state: 'TX' }
  const login = `fox-${crypto.randomUUID().slice(0, 8)}`
  expect(await post('/rest/player/sign-up/', { ...form, login })).toMatchObject({ success: true })
  const terms = `fetch('/rest/terms/unconfirmed/').then((reply) => reply.json())`
  const { data } = (await firefox.run(terms)) as { data: { documents: { id: string }[] } }
  await post('/rest/terms/confirm/', { ids: data.documents.map(({ id }) => id) })
  await post('/rest/player/registration/complete/', {})
}

const SAID = `[...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent)`
const SHOWN = `navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map(({ title }) => title))`

const says = (words: string) => expect.poll(() => firefox.run(SAID), { timeout: 60_000 }).toContain(words)
/** The device's, beside the state that it tells. */
const SWITCH = 'main div:has(> span > [role=status]) > [role=switch]'
const click = (selector: string) => firefox.run(`document.querySelector(${JSON.stringify(selector)}).click()`)

test("the page's switch subscribes, the browser decrypts our message and shows its notification", async ({ baseURL }) => {
  await firefox.open(`${baseURL}/library`)
  await signUp()
  await firefox.open(`${baseURL}/profile/notifications`)
  await says('Off')
  await click(SWITCH)
  await says('On')
  await click('main .button[data-kind=quiet]')
  await says('It worked.')
  expect(service.posted).toEqual([201])
  await expect.poll(() => service.acknowledged()).toBe(1)
  await expect.poll(() => firefox.run(SHOWN)).toEqual(['It works'])

  await click(SWITCH)
  await says('Off')
  await expect.poll(() => firefox.run(SUBSCRIBED)).toBe(false)
  expect(firefox.errors).toEqual([])
})

const SUBSCRIBED = `navigator.serviceWorker.ready.then((worker) => worker.pushManager.getSubscription()).then((it) => it !== null)`

import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './harness/journey.ts'
import { callOf, signUpByCalls } from './harness/newcomer.ts'

/** Chromium has no push service here: the subscription is simulated, everything else is the browser's. */
async function subscribesAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const bytes = (length: number): ArrayBuffer => new Uint8Array(length).fill(7).buffer
    const subscription = {
      endpoint: `https://127.0.0.1:9/push/${performance.timeOrigin}`,
      getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
      unsubscribe: () => Promise.resolve(true),
    }
    PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription)
  })
}

const deviceSwitch = (page: Page) => page.getByRole('switch', { name: 'Notifications on this device' })

test.describe('where notifications are allowed', () => {
  test.use({ permissions: ['notifications'] })

  test('a device is subscribed, shows messages, opens clicked ones, and is unsubscribed at sign-out', async ({
    page,
    context,
  }) => {
    await subscribesAtOnce(context)
    await signUpByCalls(page)
    await page.goto('/profile/notifications')
    await deviceSwitch(page).click()
    await expect(deviceSwitch(page)).toBeChecked()
    await expect(page.getByText('On', { exact: true })).toBeVisible()
    await expectAccessible(page)
    const isKept = page.waitForResponse(
      (answer) => answer.url().endsWith('/rest/push/choices/') && answer.request().method() === 'POST',
    )
    await page.getByRole('switch', { name: 'Daily prize' }).click()
    await isKept
    await page.reload()
    await expect(deviceSwitch(page)).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Daily prize' })).toBeChecked()

    const deliver = await openDelivery(page)
    const message = JSON.stringify({ id: 'n1', kind: 'test', title: 'It works', body: 'Here.', url: '/library' })
    await deliver(message)
    await expect(page.getByText('It worked.')).toBeVisible()
    await deliver('no JSON at all')
    await expect.poll(() => shown(page)).toEqual(['It works', 'News for you'])
    // If a page does not answer within a second, the worker opens a window beside it, which requires a real click.
    await expect(async () => {
      if (!(await shown(page)).includes('It works')) await deliver(message)
      await clickNotification(context, 'It works')
      await expect(page).toHaveURL(/\/library$/, { timeout: 4_000 })
    }).toPass()

    await callOf(page, '/rest/logout/', {})
    await page.goto('/library')
    await expect.poll(() => page.evaluate(kept)).toBe(0)
  })
})

test('a browser that blocks notifications explains how to allow them, and no page asks on load', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    Notification.requestPermission = () => Promise.reject(new Error('asked without a click'))
  })
  await signUpByCalls(page)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByText('Blocked by your browser')).toBeVisible()
  await expect(deviceSwitch(page)).toBeDisabled()
  await expect(page.getByRole('listitem').filter({ hasText: 'Set “Notifications” to “Allow”.' })).toBeVisible()
  await expectAccessible(page)
})

test('a cached worker never hides a newer one', async ({ request }) => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answer = await request.get('/sw.js', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringMatching(/javascript/) })
  }
})

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const all = await getNotifications.call(await navigator.serviceWorker.ready)
    return all.map(({ title }) => title).sort()
  })

/** How many records of a subscription the page stores. */
const kept = (): Promise<number> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open('push')
    opening.onerror = () => fail(opening.error!)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('record').objectStore('record').count()
      counting.onsuccess = () => done(counting.result)
    }
  })

/** Hands a push to the worker, as the browser's push service would. */
async function openDelivery(page: Page): Promise<(data: string) => Promise<void>> {
  const tools: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) found(first.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  return async (data) => void (await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }))
}

/** A headless browser has no clickable notifications: the worker is told that one was clicked. */
async function clickNotification(context: BrowserContext, title: string): Promise<void> {
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(async (wanted) => {
    interface Scope extends EventTarget {
      readonly registration: ServiceWorkerRegistration
    }
    interface ClickEvent {
      new (type: string, init: { notification: Notification | undefined }): Event
    }
    const scope = globalThis as unknown as Scope & { readonly NotificationEvent: ClickEvent }
    const notification = (await scope.registration.getNotifications()).find((each) => each.title === wanted)
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, title)
}

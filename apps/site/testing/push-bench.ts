import { choose, type Kind } from '#features/engage/notifications/contract.ts'
import { getConfig, subscribe } from '#features/engage/push/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { openTestPushService, type TestDevice, type TestPushService } from './push-service.ts'
import { openTestSite, type TestPlayer, type TestSite, type TestSiteOptions } from './site.ts'

/** The simulated reply of the slice that guards players, until the test changes it. */
export const protection = { mayPromote: true as boolean | 'broken' }
const protectionSlice: ServerFeature = {
  id: 'protection',
  isInEveryTheme: true,
  async mayPromote() {
    if (protection.mayPromote === 'broken') throw new Error('cannot say')
    return protection.mayPromote
  },
}

/** All slices, with browser push to this machine and a simulated player guard. */
export const openPushSite = (options: TestSiteOptions = {}): Promise<TestSite> =>
  openTestSite({ push: { hosts: ['127.0.0.1'], mayBePrivate: true }, besides: [protectionSlice], ...options })

export interface PushBench {
  readonly site: TestSite
  readonly service: TestPushService
  readonly vapidKey: string
  newDevice(): TestDevice
  give(player: TestPlayer, device: TestDevice, headers?: Record<string, string>): ReturnType<typeof subscribeBy>
  /** A new player, signed in on a device, subscribed to these kinds. */
  onDevice(...kinds: Kind[]): Promise<{ player: TestPlayer; device: TestDevice }>
  /** Advances the time and runs the due jobs. */
  minutes(count?: number): Promise<void>
  outcomesOf(player: TestPlayer): Promise<DeliveryRow[]>
  rowOf(device: TestDevice): Promise<DeviceRow | undefined>
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

interface DeliveryRow {
  readonly outcome: string | null
  readonly reason: string | null
  readonly attempts: number
}

interface DeviceRow {
  readonly player: string
  readonly locale: string
  readonly theme: string
  readonly failures: number
}

const PASSWORD = 'plum tram forty gull'

/** A site and a push service. */
export async function openPushBench(options: TestSiteOptions = {}): Promise<PushBench> {
  const service = await openTestPushService()
  const site = await openPushSite(options)
  const { vapidKey } = (await site.visitor().call(getConfig)).body.data
  const newDevice = () => service.newDevice(vapidKey)
  const close = async (): Promise<void> => {
    await site.close()
    await service.close()
  }
  return {
    site,
    service,
    vapidKey,
    newDevice,
    give: subscribeBy,
    async onDevice(...kinds) {
      const player = await site.player({ password: PASSWORD })
      const device = newDevice()
      await subscribeBy(player, device)
      for (const kind of kinds) await player.call(choose, { body: { kind, isOn: true } })
      return { player, device }
    },
    async minutes(count = 1) {
      site.advance(count * MINUTE_MS)
      await site.runJobs()
    },
    async outcomesOf({ playerId }) {
      const { rows } = await site.database.pool.query<DeliveryRow>(
        `select d.outcome, d.reason, d.attempts from push_delivery d join push_notification n on n.id = d.notification
         where n.player = $1 order by n.id, d.endpoint`,
        [playerId],
      )
      return rows
    },
    async rowOf({ record }) {
      const { rows } = await site.database.pool.query<DeviceRow>('select * from push_subscription where endpoint = $1', [
        record.subscriptionOptions.endpoint,
      ])
      return rows[0]
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

const subscribeBy = (player: TestPlayer, { record }: TestDevice, headers: Record<string, string> = {}) =>
  player.call(subscribe, { body: { provider: 'web-push', record }, headers })

export { PASSWORD as TEST_PASSWORD }

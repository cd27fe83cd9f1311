import { ownRows } from '#platform/db/own-rows.ts'
import { erased } from '#kernel/personal-table.ts'
import type { ServerEntry } from '#platform/feature.ts'
import { createDispatcher } from './dispatcher.ts'
import { createFirebaseSender } from '#platform/push/firebase-sender.ts'
import { forgetOldNotifications, sendNotification, withdrawNotification } from './queue.ts'
import { routesWith } from './routes.ts'
import type { PushSender } from '#platform/push/sender.ts'
import { forgetPlayer, forgetSignedOut } from './store.ts'
import { keepVapidKeys } from './vapid-keys.ts'
import { createWebPushSender } from '#platform/push/web-push-sender.ts'

/** Hosts that Firebase calls from the page. */
const FIREBASE_ORIGINS = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']

/** Web push to players while the site is closed: opted-in devices and the delivery queue. */
export const pushServer: ServerEntry = (services) => {
  const { clock, slices, push: config } = services
  const { firebase } = config
  const keys = keepVapidKeys(services)
  const provider = firebase ? ('firebase' as const) : ('web-push' as const)
  const sender: PushSender = firebase ? createFirebaseSender(firebase, clock) : createWebPushSender({ config, keys })
  const vapidKey = async (): Promise<string> => firebase?.web.vapidKey ?? (await keys()).publicKey
  const dispatcher = createDispatcher({ senderOf: (name) => (name === provider ? sender : undefined), slices }, services)
  return {
    id: 'push',
    routes: routesWith({ config, provider, vapidKey }, async () => ({
      provider,
      vapidKey: await vapidKey(),
      firebase: firebase?.web ?? null,
    })),
    closeAccount: (_ctx, tx, playerId) => forgetPlayer(tx, playerId),
    personalTables: [erased('push_subscription'), erased('push_notification')],
    personalData: ownRows({
      devices: ['push_subscription', 'created_at', 'provider', 'locale', 'renewed_at'],
      notifications: ['push_notification', 'created_at', 'kind', 'title', 'body', 'due_at'],
    }),
    connectOrigins: () => (firebase ? FIREBASE_ORIGINS : []),
    on: {
      async 'notification.wanted'(ctx, { playerId, payload }, tx) {
        await sendNotification(tx, ctx, playerId, payload)
      },
      async 'notification.withdrawn'(_ctx, { playerId, payload }, tx) {
        await withdrawNotification(tx, playerId, payload.key)
      },
      async 'notification.queued'(ctx, { payload }) {
        if (payload.dueAt <= ctx.clock.now() && ctx.isOn('push')) dispatcher.kick(ctx)
      },
    },
    jobs: [
      { name: 'send-notifications', schedule: '* * * * *', run: (ctx) => dispatcher.deliver(ctx) },
      {
        name: 'forget-notifications',
        schedule: '41 4 * * *',
        run: (ctx) =>
          ctx.transaction(async (tx) => {
            await forgetSignedOut(tx, ctx.clock.now())
            await forgetOldNotifications(tx, ctx.clock.now())
          }),
      },
    ],
    close: () => dispatcher.close(),
  }
}

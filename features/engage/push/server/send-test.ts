import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { sendTest as contract } from '../contract.ts'
import { sendNotification } from './queue.ts'
import { hasDevice } from './store.ts'

const TTL_SECONDS = 300
const TITLE = { en: 'It works', es: 'Funciona' }

/** Sends one test notification to one device at the player's request. */
export async function sendTest(ctx: PlayerContext, { body }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const { playerId } = ctx
  return ctx.transaction(async (tx) => {
    if (!(await hasDevice(tx, playerId, body.token))) return { success: false, reasonType: 'unknown-device' }
    await sendNotification(tx, ctx, playerId, {
      title: TITLE,
      body: { en: `${ctx.theme.name} reaches you on this device.`, es: `${ctx.theme.name} te llega a este dispositivo.` },
      key: `test:${ctx.idempotencyKey}`,
      kind: 'test',
      url: '/profile/notifications',
      ttlSeconds: TTL_SECONDS,
      urgency: 'high',
      isPromotional: false,
      onlyToken: body.token,
    })
    return { success: true }
  })
}

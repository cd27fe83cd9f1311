import { z } from 'zod'
import { playerChannel, publicChannel, type PushContract, type SampledPush } from '#kernel/push.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { readHistory } from '#platform/outbox/history.ts'
import { pushTo, pushToAll, wake } from '#platform/outbox/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import { listPushes, sendPush } from '../contract.ts'

/** Sends any push manually as its owning slice would: for development only, never in production. */
export const pushDesk = (pushes: readonly SampledPush[]): ServerFeature => ({
  id: 'push-desk',
  isInEveryTheme: true,
  routes: [
    bind(listPushes, async () => ({ success: true as const, data: { pushes: pushes.map(listed) } })),
    bind(sendPush, async (ctx, { body }) => {
      const contract = pushes.find(({ push }) => push.pushType === body.type)?.push
      if (!contract) throw new AppError('not-found', `Unknown push ${body.type}.`)
      const read = contract.data.safeParse(body.data)
      if (!read.success)
        return { success: false as const, reasonType: 'wrong-shape' as const, problem: z.prettifyError(read.error) }
      return { success: true as const, data: await send(ctx, { contract, data: read.data, to: body.to }) }
    }),
  ],
})

const listed = ({ push: { pushType, data }, samples }: SampledPush) => ({
  type: pushType,
  schema: z.toJSONSchema(data, { io: 'input' }) as Record<string, unknown>,
  samples: { ...samples },
})

interface Sending {
  readonly contract: PushContract
  readonly data: unknown
  readonly to: 'me' | 'everyone'
}

async function send({ theme, playerId, ...ctx }: PlayerContext, { contract, data, to }: Sending) {
  const channel = to === 'me' ? playerChannel(playerId) : publicChannel(theme.id)
  await ctx.transaction(async (tx) => {
    if (to === 'me') await pushTo(tx, playerId, contract, data)
    else await pushToAll(tx, theme.id, contract, data)
  })
  wake([channel])
  const { offset } = await readHistory(ctx.reader, channel)
  return { channel, offset }
}

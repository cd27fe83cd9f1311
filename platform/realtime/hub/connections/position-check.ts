import { setTimeout as wait } from 'node:timers/promises'
import type { Position } from './channel-source.ts'
import { DISCONNECTS, UNSUBSCRIBES } from './codes.ts'
import { endSubscription } from './end-subscription.ts'
import type { HubParts } from './hub-parts.ts'
import type { Subscription } from './subscription.ts'

/**
 * Holds every client's position against the top of its channels now and then: whatever lost a publication between the
 * source and the socket, its client recovers.
 */
export function checkPositions(parts: HubParts): { stop(): void } {
  const { limits, log } = parts
  let isOver = false
  const timer = setInterval(() => {
    check(parts, () => isOver).catch((error: unknown) => log.warn({ err: error }, 'positions unread; the next check tries again'))
  }, limits.positionCheckMs).unref()
  return {
    stop() {
      isOver = true
      clearInterval(timer)
    },
  }
}

async function check({ registry, source, limits }: HubParts, isOver: () => boolean): Promise<void> {
  const counted = [...registry.channels].flatMap(([channel, hearers]) => ([...hearers][0]?.isCounted ? [channel] : []))
  if (counted.length === 0) return
  const tops = await source.tops(counted)
  // What was on top just now may still be on its way.
  await wait(limits.positionSettleMs, undefined, { ref: false })
  if (isOver()) return
  const lost = [...tops].flatMap(([channel, top]) => behind(registry.hearersOf(channel), top))
  for (const subscription of lost) {
    if (subscription.isServerSide) subscription.connection.close(DISCONNECTS.insufficientState)
    else endSubscription(registry, subscription, UNSUBSCRIBES.insufficientState)
  }
}

const behind = (hearers: ReadonlySet<Subscription>, top: Position): Subscription[] =>
  [...hearers].filter((subscription) => subscription.isBehind(top))

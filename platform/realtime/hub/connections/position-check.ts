import { setTimeout as wait } from 'node:timers/promises'
import type { Position } from '../sources/channel-source.ts'
import { DISCONNECTS, UNSUBSCRIBES } from '../codes.ts'
import { endSubscription } from './end-subscription.ts'
import type { HubParts } from '../hub-parts.ts'
import type { Subscription } from './subscription.ts'

/**
 * Periodically compares every client's position with the top of its channels, so that a client recovers a publication
 * lost between source and socket.
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
  // The current top may still be in transit.
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

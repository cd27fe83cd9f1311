import { openPushBench as openBench, type PushBench as Bench } from '#apps/site/testing/push-bench.ts'
import type { TestPlayer, TestSiteOptions } from '#apps/site/testing/site.ts'
import { type NewNotification, sendNotification } from './queue.ts'

export const NEWS: NewNotification = {
  key: 'news',
  kind: 'news',
  title: { en: 'Hello', es: 'Hola' },
  body: { en: 'It is here.', es: 'Ya está.' },
  url: '/lobby',
  ttlSeconds: 3_600,
  urgency: 'normal',
  isPromotional: false,
}

export interface PushBench extends Bench {
  tell(player: TestPlayer, changes?: Partial<NewNotification>): Promise<void>
}

/** A site, a push service, and notifications that are due immediately. */
export async function openPushBench(options: TestSiteOptions = {}): Promise<PushBench> {
  const bench = await openBench(options)
  const { context } = bench.site
  return {
    ...bench,
    tell: ({ playerId }, changes = {}) =>
      context.transaction((tx) => sendNotification(tx, context, playerId, { ...NEWS, ...changes })),
  }
}

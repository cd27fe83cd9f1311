import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { type Bus, openBusOver } from './bus.ts'
import { noticeWire } from './notice-wire.ts'

export type { Bus } from './bus.ts'
export { openQuestions, type Questions } from './questions.ts'
export { openPublicFeed, type PublicFeed } from './public-feed.ts'

export interface BusOptions {
  readonly database: Pick<Database, 'notices'>
  readonly log: Logger
  /** If absent, processes communicate through PostgreSQL. */
  readonly redisUrl: string | undefined
  /** Separates this site from others on the same Redis. */
  readonly siteName: string
}

export async function openBus({ database, log, redisUrl, siteName }: BusOptions): Promise<Bus> {
  const node = randomUUID()
  if (!redisUrl) return openBusOver(noticeWire(database, node), node)
  const { redisWire } = await import('./redis-wire.ts')
  return openBusOver(redisWire({ url: redisUrl, channel: `croupier:${siteName}`, log }), node)
}

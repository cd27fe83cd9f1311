import { AsyncLocalStorage } from 'node:async_hooks'
import { type LiveChannel, liveChannel } from '#kernel/push.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { SiteServices } from '#platform/feature.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { lastWinnersPush } from '../contract.ts'
import { lastWinners } from './last-winners.ts'

const TELL_GAP_MS = SECOND_MS

export type PublisherServices = Pick<SiteServices, 'database' | 'clock' | 'log' | 'publicFeed' | 'slices'>

export interface WinnersPublisher {
  /** The list of this brand changes once the current transaction commits. */
  changed(brand: string): void
  close(): Promise<void>
}

/** The last winners, as pushed to every page of the brand. */
export const winnersChannel = (brand: string): LiveChannel => liveChannel(brand, 'winners')

/** Publishes one second after the first change, so that many wins become one push. */
export function createWinnersPublisher({ database, clock, log, publicFeed, slices }: PublisherServices): WinnersPublisher {
  const planned = new Map<string, NodeJS.Timeout>()
  let telling: Promise<unknown> = Promise.resolve()
  let isClosed = false
  // A change is signaled within a transaction and read after its commit, outside of it.
  const outside = AsyncLocalStorage.snapshot()
  const tell = async (brand: string): Promise<void> => {
    const wins = await lastWinners(database.reader, { clock, brand, slices: slices() })
    publicFeed.publishPublic(winnersChannel(brand), liveMessage(lastWinnersPush, { lastWinners: wins }))
  }
  return {
    changed(brand) {
      if (isClosed || planned.has(brand)) return
      const due = (): void => {
        planned.delete(brand)
        telling = telling
          .then(() => tell(brand))
          .catch((error: unknown) => log.warn({ err: error, brand }, 'the last winners could not be told'))
      }
      planned.set(
        brand,
        outside(() => setTimeout(due, TELL_GAP_MS).unref()),
      )
    },
    async close() {
      isClosed = true
      for (const timer of planned.values()) clearTimeout(timer)
      await telling
    },
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { JobContext } from '#platform/context.ts'
import type { SiteServices } from '#platform/feature.ts'
import { deliverDue, type DeliveryParts } from './deliver-due.ts'

export interface Dispatcher {
  /** Sends what is due; resolves when done. */
  deliver(ctx: JobContext): Promise<void>
  /** The same without waiting; callable inside a transaction. */
  kick(ctx: JobContext): void
  close(): Promise<void>
}

/** One delivery run at a time per process; kicks during a run schedule one more after it. */
export function createDispatcher(parts: Omit<DeliveryParts, 'isOpen'>, { log }: Pick<SiteServices, 'log'>): Dispatcher {
  let isOpen = true
  let last: Promise<void> = Promise.resolve()
  // The caller may be inside a transaction, which the delivery must not join.
  const outside = AsyncLocalStorage.snapshot()
  const waiting = new Set<string>()
  const deliver = (ctx: JobContext): Promise<void> => {
    const mine = last.then(() => {
      waiting.delete(ctx.theme.id)
      return isOpen ? deliverDue({ ...parts, isOpen: () => isOpen }, ctx) : undefined
    })
    last = mine.catch(() => {})
    return mine
  }
  return {
    deliver,
    kick(ctx) {
      if (!isOpen || waiting.has(ctx.theme.id)) return
      waiting.add(ctx.theme.id)
      outside(() => {
        deliver(ctx).catch((error: unknown) => log.warn({ err: error }, 'sending notifications failed; the job tries again'))
      })
    },
    async close() {
      isOpen = false
      await last
    },
  }
}

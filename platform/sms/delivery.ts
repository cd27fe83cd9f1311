import type { Logger } from 'pino'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { type PollLoop, pollUntilClosed } from '../jobs/poll-loop.ts'
import { markHandedOver, markNotTaken, markReport, type QueuedText, takeDueText } from './queue.ts'
import { TextRefused, type TextProvider } from './text-provider.ts'

export interface TextDeliveryOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly provider: TextProvider
  readonly pollEveryMs?: number
}

/** Sends queued messages and polls their status, until closed. */
export const openTextDelivery = (options: TextDeliveryOptions): PollLoop =>
  pollUntilClosed({
    work: () => deliverOneText(options),
    everyMs: options.pollEveryMs ?? SECOND_MS,
    onError: (error) => options.log.error({ err: error }, 'text delivery failed'),
  })

/** True if there was something to do. The row stays locked meanwhile; a crash in between may send it twice. */
export const deliverOneText = async (options: TextDeliveryOptions): Promise<boolean> =>
  options.database.transaction(async (tx) => {
    const text = await takeDueText(tx, options.clock.now())
    if (!text) return false
    await (text.state === 'waiting' ? handOver(options, tx, text) : askAfter(options, tx, text))
    return true
  })

async function handOver({ clock, log, provider }: TextDeliveryOptions, tx: Tx, text: QueuedText): Promise<void> {
  try {
    const reference = await provider.send({ id: text.id.toString(), to: text.recipient, body: text.body ?? '' })
    await markHandedOver(tx, text.id, { at: clock.now(), reference, keepsBody: provider.isSandbox ?? false })
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    const isFinal = error instanceof TextRefused
    log.warn({ text: text.id.toString(), isFinal, failure }, 'text not taken')
    await markNotTaken(tx, text, { at: clock.now(), failure, isFinal })
  }
}

async function askAfter({ clock, log, provider }: TextDeliveryOptions, tx: Tx, text: QueuedText): Promise<void> {
  const report = await provider.reportOf(text.reference ?? '').catch((error: unknown) => {
    log.warn({ err: error, text: text.id.toString() }, 'no report of a text')
    return 'on-the-way' as const
  })
  await markReport(tx, text, report, clock.now())
}

import type { Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import { type Clock, SECOND_MS } from '#kernel/time.ts'
import type { Database } from '../db/database.ts'
import { pollUntilClosed } from '../jobs/poll-loop.ts'
import { renderMail, type Sender } from './message.ts'
import { markFailed, markSent, takeDueMail } from './queue.ts'

export interface DeliveryOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: string
  /** `no-reply@example.org`; the brand's name is prepended. */
  readonly from: string
  readonly senderOf: (brand: string) => Sender
  readonly pollEveryMs?: number
}

export interface Delivery {
  /** Waits for the mail in transit. */
  close(): Promise<void>
}

/** Timeout of an unresponsive server, which delays queued mail and shutdown. */
const TIMEOUTS = { connectionTimeout: 10 * SECOND_MS, greetingTimeout: 10 * SECOND_MS, socketTimeout: 20 * SECOND_MS }

/** Sends queued mail until closed. Not started without an SMTP server: mails then stay readable. */
export function openDelivery(options: DeliveryOptions): Delivery {
  const opening = openTransport(options.smtpUrl)
  const loop = pollUntilClosed({
    work: async () => deliverOne(options, await opening),
    everyMs: options.pollEveryMs ?? SECOND_MS,
    onError: (error) => options.log.error({ err: error }, 'mail delivery failed'),
  })
  return {
    async close() {
      await loop.close()
      await opening.then(
        (transport) => transport.close(),
        () => {},
      )
    },
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, ...TIMEOUTS })
}

/** True if there was a mail to send. The row stays locked while it is sent; a crash in between may send it twice. */
async function deliverOne({ database, clock, log, from, senderOf }: DeliveryOptions, transport: Transporter): Promise<boolean> {
  return database.transaction(async (tx) => {
    const mail = await takeDueMail(tx, clock.now())
    if (!mail) return false
    const sender = senderOf(mail.brand)
    try {
      await transport.sendMail({
        from: { name: sender.brandName, address: from },
        to: mail.recipient,
        ...renderMail(mail.content, sender),
      })
      await markSent(tx, mail.id, clock.now())
    } catch (error) {
      const isFinal = isRefusedForGood(error)
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ mail: mail.id.toString(), isFinal, reason }, 'mail not sent')
      await markFailed(tx, mail, { at: clock.now(), error: reason, isFinal })
    }
    return true
  })
}

/** The server rejects this address permanently; a wrong password of ours is not such a case. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

import type { Config } from '#platform/config/index.ts'
import { type Delivery, type DeliveryOptions, openDelivery } from '#platform/mail/delivery.ts'
import { SetupError } from '#platform/setup-error.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>
type MailOptions = Omit<DeliveryOptions, 'smtpUrl' | 'from'> & { readonly config: MailConfig }

/** Sends queued mails if a server is configured; otherwise they stay readable in the queue. */
export function sendMail({ config: { smtpUrl, mailFrom, publicUrl }, ...options }: MailOptions): Delivery | undefined {
  if (!smtpUrl) return undefined
  if (!mailFrom) throw new SetupError('MAIL_FROM is needed with SMTP_URL: the address that emails are sent from.')
  if (!publicUrl) throw new SetupError('PUBLIC_URL is needed with SMTP_URL: links in mail lead there.')
  return openDelivery({ ...options, smtpUrl, from: addressOf(mailFrom) })
}

/** `Some Name <hello@play.example>` as in the settings; the brand's own name replaces the name. */
function addressOf(text: string): string {
  const address = (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim()
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address)) {
    throw new SetupError(`MAIL_FROM cannot be '${text}': it must be an address such as hello@play.example.`)
  }
  return address
}

import type { Config } from '#platform/config/index.ts'
import { type Delivery, type DeliveryOptions, openDelivery } from '#platform/mail/delivery.ts'
import { SetupError } from '#platform/setup-error.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>
type MailOptions = Omit<DeliveryOptions, 'smtpUrl' | 'from'> & { readonly config: MailConfig }

/** Sends what is queued where the settings name a server for it; without one, mails wait to be looked at. */
export function sendMail({ config: { smtpUrl, mailFrom, publicUrl }, ...options }: MailOptions): Delivery | undefined {
  if (!smtpUrl) return undefined
  if (!mailFrom) throw new SetupError('MAIL_FROM is needed with SMTP_URL: the address that mails come from.')
  if (!publicUrl) throw new SetupError('PUBLIC_URL is needed with SMTP_URL: links in mail lead there.')
  return openDelivery({ ...options, smtpUrl, from: addressOf(mailFrom) })
}

/** `Some Name <hello@play.example>` as settings have it; the brand's own name goes in front instead. */
function addressOf(text: string): string {
  const address = (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim()
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address)) {
    throw new SetupError(`MAIL_FROM cannot be '${text}': it wants an address such as hello@play.example.`)
  }
  return address
}

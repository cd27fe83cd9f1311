import type { Config } from '#platform/config/index.ts'
import { type DeliveryOptions, openDelivery } from '#platform/mail/delivery.ts'
import { SetupError } from '#platform/setup-error.ts'

type MailOptions = Omit<DeliveryOptions, 'smtpUrl' | 'from'> & { readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'> }

/** Sends what is queued where the settings name a server for it; without one, mails wait to be looked at. */
export function sendMail({
  config: { smtpUrl, mailFrom },
  ...options
}: MailOptions): ReturnType<typeof openDelivery> | undefined {
  if (!smtpUrl) return undefined
  if (!mailFrom) throw new SetupError('MAIL_FROM is needed with SMTP_URL: the address that mails come from.')
  return openDelivery({ ...options, smtpUrl, from: addressOf(mailFrom) })
}

/** `Some Name <hello@play.example>` as settings have it; the brand's own name goes in front instead. */
const addressOf = (text: string): string => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text

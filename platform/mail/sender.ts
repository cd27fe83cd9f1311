import type { ThemeData } from '#kernel/theme.ts'
import type { Config } from '../config/config.ts'
import { SetupError } from '../setup-error.ts'

/** Where a brand's links lead: `PUBLIC_URL` is the chosen brand's, the others go by their own host beside it. */
export function siteUrlOf(
  { id, hosts }: Pick<ThemeData, 'id' | 'hosts'>,
  { publicUrl, brand, port }: Pick<Config, 'publicUrl' | 'brand' | 'port'>,
): string {
  const url = new URL(publicUrl ?? `http://localhost:${port}`)
  if (id !== brand && hosts[0]) url.hostname = hosts[0]
  return url.href.replace(/\/+$/, '')
}

/** The address that mail comes from: of `Croupier <hello@play.example>` the part in brackets, for the name is the brand's. */
export function addressOf({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string {
  if (!publicUrl) throw new SetupError('SMTP_URL needs PUBLIC_URL: links in mail lead there.')
  const address = mailFrom && (/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom).trim()
  if (address && !/^[^\s@]+@[^\s@]+$/.test(address)) {
    throw new SetupError(`MAIL_FROM cannot be '${mailFrom}': it wants an address such as hello@play.example.`)
  }
  return address ?? `no-reply@${new URL(publicUrl).hostname}`
}

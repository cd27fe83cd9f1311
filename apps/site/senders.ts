import type { Config } from '#platform/config/index.ts'
import { type Sponsor, sponsorLine } from '#platform/content/sponsor.ts'
import type { Sender } from '#platform/mail/message.ts'
import type { Theme } from '#themes/theme.ts'

/** What mails need to know of a theme. */
type MailTheme = Pick<Theme, 'id' | 'name' | 'hosts'> & { readonly look: Pick<Theme['look'], 'accent'> }

/** How each brand signs its mails: the default brand with the site's address, others with their first host's. */
export function sendersOf(
  themes: readonly MailTheme[],
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
  { listeningAt, sponsorOf }: { listeningAt: () => string; sponsorOf: (brand: string) => Sponsor | undefined },
): (brand: string) => Sender {
  return (id) => {
    const siteUrl = publicUrl ?? listeningAt()
    const theme = themes.find((each) => each.id === id)
    const sponsor = sponsorOf(id)
    const host = id === brand ? undefined : theme?.hosts[0]
    return {
      brandName: theme?.name ?? id,
      siteUrl: host ? withHost(siteUrl, host) : siteUrl,
      ...(theme && { accent: theme.look.accent }),
      ...(sponsor && { sponsor: sponsorLine(sponsor) }),
    }
  }
}

function withHost(url: string, host: string): string {
  const moved = new URL(url)
  moved.hostname = host
  return moved.origin
}

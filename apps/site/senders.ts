import type { ThemeData } from '#kernel/theme.ts'
import type { Config } from '#platform/config/index.ts'
import type { Sender } from '#platform/mail/message.ts'

/** How each brand signs its mails: the default brand with the site's address, others with their first host's. */
export function sendersOf(
  themes: readonly ThemeData[],
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
  listeningAt: () => string,
): (brand: string) => Sender {
  return (id) => {
    const siteUrl = publicUrl ?? listeningAt()
    const theme = themes.find((each) => each.id === id)
    const host = id === brand ? undefined : theme?.hosts[0]
    return { brandName: theme?.name ?? id, siteUrl: host ? withHost(siteUrl, host) : siteUrl }
  }
}

function withHost(url: string, host: string): string {
  const moved = new URL(url)
  moved.hostname = host
  return moved.origin
}

import type { PageGuard } from '#platform/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Places } from './places.ts'

/** Open wherever somebody is: one's account, what one won, the documents and help; what browsers ask for, and operators. */
const OPEN_EVERYWHERE = [
  '/account-closed',
  '/manifest.webmanifest',
  '/offline.html',
  '/operator',
  '/robots.txt',
  '/sitemap.xml',
  '/support',
  '/unsubscribe',
  '/geoblock',
  '/signin',
  '/reset',
  '/profile',
  '/rounds',
  '/provider-rounds',
  '/fair',
  '/page',
  '/credits',
  '/how-it-works',
  '/game/responsible-play',
  '/cash/success',
  '/cash/failed',
  '/dev',
]

/** Who is where nothing is open is told so in place of the page that they asked for. */
export const guardPageWith =
  (places: Places) =>
  async (ctx: VisitorContext, page: string): Promise<PageGuard | null> => {
    if (OPEN_EVERYWHERE.some((root) => page === root || page.startsWith(`${root}/`))) return null
    const { reason } = await places.look(ctx)
    return reason === 'region' ? { redirect: '/geoblock?reason=region' } : null
  }

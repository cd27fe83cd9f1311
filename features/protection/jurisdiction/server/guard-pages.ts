import type { PageGuard } from '#platform/feature.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Jurisdictions } from './jurisdictions.ts'

/** Available in every jurisdiction: account, winnings, documents and help; browser resources; the back office. */
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
  '/trust/claim',
  '/cash/success',
  '/cash/failed',
  '/dev',
]

/** In a closed jurisdiction the requested page is replaced by the page that says so. */
export const guardPageWith =
  (jurisdictions: Jurisdictions) =>
  async (ctx: VisitorContext, page: string): Promise<PageGuard | null> => {
    if (OPEN_EVERYWHERE.some((root) => page === root || page.startsWith(`${root}/`))) return null
    const { reason } = await jurisdictions.look(ctx)
    return reason === 'region' ? { redirect: '/geoblock?reason=region' } : null
  }

import type { LoaderFunctionArgs } from 'react-router'
import { getSitemap } from '#features/back-office/content/contract.ts'
import { LOCALES, localePath } from '#kernel/locale.ts'
import { ApiClient } from '#ui/api/client.ts'
import { readForPage } from '#ui/page/read-for-page.ts'
import { visitContext } from '#ui/page/visit.ts'
import { sitemapOf } from './sitemap.ts'

/** The public pages of the requested host's brand, in each language. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(request.url)
  const { transport, report } = context.get(visitContext)
  const api = new ApiClient({ transport, locale: 'en', newKey: () => '' })
  const { data } = await readForPage(() => api.call(getSitemap), report)
  const entries = data.pages.map(({ path, updatedAt }) => ({
    updatedAt,
    addresses: LOCALES.map((locale) => ({ locale, href: origin + localePath(path, locale) })),
  }))
  return new Response(sitemapOf(entries), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

import type { LoaderFunctionArgs } from 'react-router'
import { getSitemap } from '#features/content/contract.ts'
import { LOCALES, localePath } from '#kernel/locale.ts'
import { ApiClient } from '#ui/api/client.ts'
import { visitContext } from '#ui/page/visit.ts'
import { sitemapOf } from './sitemap.ts'

/** The public pages of the brand whose host asks, in each language. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(request.url)
  const api = new ApiClient({ transport: context.get(visitContext).transport, locale: 'en', newKey: () => '' })
  const { data } = await api.call(getSitemap)
  const entries = data.pages.map(({ path, updatedAt }) => ({
    updatedAt,
    addresses: LOCALES.map((locale) => ({ locale, href: origin + localePath(path, locale) })),
  }))
  return new Response(sitemapOf(entries), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

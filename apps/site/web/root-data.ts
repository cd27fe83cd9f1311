import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { getProfile, initApp } from '#features/account/contract.ts'
import { getHead, type PageHead } from '#features/content/contract.ts'
import { WEB_FEATURES } from '#features/web.ts'
import { localeOfPath } from '#kernel/locale.ts'
import { copyOf } from '#kernel/theme.ts'
import { DEFAULT_THEME, findTheme } from '#themes/all.ts'
import type { ThemeLook } from '#themes/theme.ts'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { queryOf } from '#ui/api/query.ts'
import type { Brand } from '#ui/brand/brand.tsx'
import { visitContext } from '#ui/page/visit.ts'
import { brandOf } from './brand-of.ts'
import { brandWords } from './locales/brand-words.ts'

export interface RootData {
  readonly brand: Brand
  readonly displayFont: ThemeLook['displayFont']
  readonly pageColor: string
  /** Scheme and host of this site. */
  readonly origin: string
  /** Of the page that was asked for. */
  readonly head: PageHead
  /** As the data of pages. */
  readonly queries: string
}

/** What every page starts with: the brand, who is asking, and a player's profile. */
export async function loadRoot({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { themeId, transport } = context.get(visitContext)
  const theme = findTheme(themeId) ?? DEFAULT_THEME
  const queries = newQueryClient()
  const { pathname, origin } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const api = new ApiClient({ transport, locale, newKey: () => '' })
  const [{ data }, said] = await Promise.all([
    queries.ensureQueryData(queryOf(api, initApp)),
    api.call(getHead, { query: { path: pathname } }),
  ])
  const { head, messages } = said.data
  const brand = { ...brandOf(theme, locale), copy: brandWords({ ...copyOf(theme, locale), ...messages }) }
  if (!data.isGuest) await readForPlayer(api, queries, brand)
  const { displayFont, pageColor } = theme.look
  return { brand, displayFont, pageColor, origin, head, queries: JSON.stringify(dehydrate(queries).queries) }
}

/** A slice that fails to say its part leaves the page without that part, no more. */
async function readForPlayer(api: ApiClient, queries: QueryClient, { features }: Brand): Promise<void> {
  const slices = WEB_FEATURES.filter(({ id }) => features.includes(id))
  const parts = slices.flatMap(({ playerQueries }) => playerQueries?.(api) ?? [])
  await Promise.all([queries.ensureQueryData(queryOf(api, getProfile)), ...parts.map((part) => queries.prefetchQuery(part))])
}

import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { getHead, type PageHead } from '#features/back-office/content/contract.ts'
import { WEB_FEATURES } from '#features/web.ts'
import { localeOfPath } from '#kernel/locale.ts'
import { copyOf } from '#kernel/theme.ts'
import { DEFAULT_THEME, findTheme } from '#themes/all.ts'
import type { ThemeLook } from '#themes/theme.ts'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { queryOf } from '#ui/api/query.ts'
import type { Brand } from '#ui/brand/brand.tsx'
import { writePageText } from '#ui/page/page-text.ts'
import { readForPage } from '#ui/page/read-for-page.ts'
import { visitContext } from '#ui/page/visit.ts'
import { brandOf } from './brand-of.ts'
import { brandWords } from './locales/brand-words.ts'

export interface RootData {
  readonly brand: Brand
  readonly displayFont: ThemeLook['displayFont']
  readonly pageColor: string
  /** Origin of this site. */
  readonly origin: string
  /** When the server rendered the page, in milliseconds since 1970. */
  readonly renderedAt: number
  /** Of the requested page. */
  readonly head: PageHead
  /** As page data. */
  readonly queries: string
}

/** The data of every page: the brand, the session, and a player's profile. */
export const loadRoot = (args: LoaderFunctionArgs): Promise<RootData> =>
  readForPage(() => readRoot(args), args.context.get(visitContext).report)

async function readRoot({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { themeId, at: renderedAt, transport } = context.get(visitContext)
  const theme = findTheme(themeId) ?? DEFAULT_THEME
  const queries = newQueryClient()
  const { pathname, origin } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const api = new ApiClient({ transport, locale, newKey: () => '' })
  const [{ data }, said] = await Promise.all([
    queries.ensureQueryData(queryOf(api, initApp)),
    api.call(getHead, { query: { path: pathname } }),
  ])
  const { head, messages, sponsor } = said.data
  const brand = { ...brandOf(theme, locale), sponsor, copy: brandWords({ ...copyOf(theme, locale), ...messages }) }
  if (!data.isGuest) await readForPlayer(api, queries, brand)
  const { displayFont, pageColor } = theme.look
  return { brand, displayFont, pageColor, origin, renderedAt, head, queries: writePageText(dehydrate(queries).queries) }
}

/** If a slice fails to contribute its fragment, the page lacks only that fragment. */
async function readForPlayer(api: ApiClient, queries: QueryClient, { features }: Brand): Promise<void> {
  const slices = WEB_FEATURES.filter(({ id }) => features.includes(id))
  const parts = slices.flatMap(({ playerQueries }) => playerQueries?.(api) ?? [])
  await Promise.all([queries.ensureQueryData(queryOf(api, getProfile)), ...parts.map((part) => queries.prefetchQuery(part))])
}

import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { RouteContract } from '#kernel/contract.ts'
import { barePath } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useMovedPages } from '#ui/brand/brand.tsx'
import { useLocalPath } from '#ui/i18n/local-link.tsx'
import type { ModalArgs } from '#ui/feature.ts'
import { gameSearch, modalsOf, searchWith } from '#ui/modal/modal-location.ts'
import { useModals } from '#ui/modal/use-modals.ts'

const OWN_MODALS = ['signup', 'signin']
/** Modals for which some brands have a page. */
const FIRST_PAGES = ['/registration-complete']

/** Only a path of this site, never `//elsewhere` or `/\elsewhere`. */
export const safePath = (path: string | null): string | undefined => (path && /^\/([^/\\]|$)/.test(path) ? path : undefined)

/**
 * Where a new player continues: a page returns to where the visitor came from, a modal to what was requested. `first`
 * names a modal to open before that, or the page that the brand has instead.
 */
export function useArrival(profile: RouteContract, args: ModalArgs | undefined): (first?: string) => Promise<void> {
  const meetPlayer = useMeetPlayer(profile)
  const modals = useModals()
  const navigate = useNavigate()
  const local = useLocalPath()
  const location = useLocation()
  const moved = useMovedPages()
  const [search] = useSearchParams()
  const returnTo = safePath(search.get('returnTo'))
  const go = (path: string, first?: string) =>
    navigate(local(path), { state: first ? { modals: [{ name: first, args: {} }] } : null, replace: true })

  return async (first) => {
    await meetPlayer()
    const page = first && `/${first}`
    if (page && FIRST_PAGES.includes(page) && !moved[page]) {
      await go(`${page}?returnTo=${encodeURIComponent(returnTo ?? placeOf(args, barePath(location.pathname)))}`)
      return
    }
    if (!args || returnTo) {
      await go(returnTo ?? '/', first)
      return
    }
    // It was opened instead of something else, which now opens.
    const isStandIn = !OWN_MODALS.includes(modalsOf(location).at(-1)?.name ?? '')
    const { wanted, ...wantedArgs } = args
    if (isStandIn) {
      if (first) modals.open(first)
    } else if (first) modals.replace(first, args)
    else if (wanted) modals.replace(wanted, wantedArgs)
    else modals.closeTop()
  }
}

/** The address of what the modal's visitor requested, over the page below. */
function placeOf(args: ModalArgs | undefined, path: string): string {
  if (!args) return '/'
  const { wanted, ...wantedArgs } = args
  if (!wanted) return path
  return path + (wanted === 'game' ? gameSearch('', wantedArgs) : searchWith('', { openModal: wanted }))
}

/** All cached data is a guest's after sign-in. The profile is read first, so that no page renders without a player. */
function useMeetPlayer(profile: RouteContract): () => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  return async () => {
    await queries.fetchQuery({ ...queryOf(api, profile), staleTime: 0 })
    queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== profile.path })
    await queries.invalidateQueries()
  }
}

import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLocalPath } from '#ui/i18n/local-link.tsx'
import type { ModalArgs } from '#ui/feature.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useMeetPlayer } from './queries.ts'

const OWN_MODALS = ['signup', 'signin']

/** Only a path of this site, never `//elsewhere` or `/\elsewhere`. */
export const safePath = (path: string | null): string | undefined => (path && /^\/([^/\\]|$)/.test(path) ? path : undefined)

/**
 * Where a visitor goes on who has just become a player: from a page to where they came from, from a modal to what
 * they wanted. `first` names a modal that opens before that.
 */
export function useArrival(args: ModalArgs | undefined): (first?: string) => Promise<void> {
  const meetPlayer = useMeetPlayer()
  const modals = useModals()
  const navigate = useNavigate()
  const local = useLocalPath()
  const location = useLocation()
  const [search] = useSearchParams()

  return async (first) => {
    await meetPlayer()
    if (!args) {
      const target = local(safePath(search.get('returnTo')) ?? '/')
      await navigate(target, { state: first ? { modals: [{ name: first, args: {} }] } : null, replace: true })
      return
    }
    // Opened in place of something else: that now opens by itself.
    const isStandIn = !OWN_MODALS.includes(modalsOf(location).at(-1)?.name ?? '')
    const { wanted, ...wantedArgs } = args
    if (isStandIn) {
      if (first) modals.open(first)
    } else if (first) modals.replace(first, args)
    else if (wanted) modals.replace(wanted, wantedArgs)
    else modals.closeTop()
  }
}

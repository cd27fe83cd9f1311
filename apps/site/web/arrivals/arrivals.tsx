import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useProfile } from '#features/account/account/web/queries.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { WebFeature } from '#ui/feature.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { isGeoblock, modalsOf, withoutUnknown } from '#ui/modal/modal-location.ts'
import { mayOpen } from '#ui/modal/modal-root.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useModalsInTurn } from '#ui/modal/use-modals-in-turn.ts'
import { holdPage } from '#ui/page/page-holds.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { arrivingAt, type Due } from './due-arrivals.ts'
import { SITE_ARRIVALS } from './site-arrivals.ts'

interface Begun extends Due {
  readonly letGo: () => void
}

/** Runs the address's actions once, after their parameters have left it, so that a reload does not repeat them. */
export function Arrivals() {
  const location = useLocation()
  const navigate = useNavigate()
  const modals = useModals()
  const features = useWebFeatures()
  const arrivals = [...SITE_ARRIVALS, ...features.flatMap(({ arrivals: own = [] }) => own)]
  const profile = useProfile()
  const isGuest = profile === null
  const owesTerms = (profile?.termsRequirement.length ?? 0) > 0
  const isMounted = useMounted()
  const run = useRun(isGuest)
  const due = useRef<readonly Begun[]>([])
  const hasAsked = useRef(false)
  const stay = useRef(new AbortController())

  const look = useEffectEvent(() => {
    // An unknown modal leaves the address first: of two concurrent changes the second would undo the first.
    if (withoutUnknown(location, (name, isLinked) => hasModal(features, name, isLinked))) return
    const arriving = arrivingAt(location.search, arrivals, isGuest)
    // Signing in inside a modal returns to the page below it first; a player who owes terms accepts them first.
    const isReady = modalsOf(location).length === 0 && !owesTerms
    const mayAct = isReady || !arriving.due.some(({ arrival }) => arrival.needsPlayer)
    if (arriving.search !== null && mayAct) {
      // Holds automatic modals until all arrivals have finished, since one would end the arrival.
      due.current = [...due.current, ...arriving.due.map((each) => ({ ...each, letGo: holdPage() }))]
      const { pathname, hash, state } = location
      void navigate({ pathname, search: arriving.search, hash }, { state, replace: true, preventScrollReset: true })
      return
    }
    const now = due.current
    due.current = []
    for (const each of now) {
      if (isGeoblock(location.pathname)) each.letGo()
      else void run(each, stay.current.signal)
    }
    if (arriving.isForPlayer && !hasAsked.current) modals.open('signup')
    hasAsked.current = arriving.isForPlayer
  })
  const where = JSON.stringify([location.pathname, isGuest, modalsOf(location)])
  // Subscribed before rendering effects, so that a change made here belongs to the current visit.
  useEffect(() => {
    const begun = new AbortController()
    stay.current = begun
    return () => begun.abort()
  }, [where])
  useEffect(() => {
    if (isMounted) look()
  }, [isMounted, location.key, location.search, isGuest, owesTerms])
  return null
}

/** Whether an address may open it. */
const hasModal = (features: readonly WebFeature[], name: string, isLinked: boolean): boolean =>
  features.some(({ modals }) => mayOpen(modals?.[name], isLinked))

function useRun(isGuest: boolean): (due: Begun, signal: AbortSignal) => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  const openModal = useModalsInTurn()
  const navigate = useLocalNavigate()
  const { key } = useLocation()
  const leading = useRef<(() => void)[]>([])
  useEffect(() => {
    for (const letGo of leading.current.splice(0)) letGo()
  }, [key])
  return async ({ value, arrival: { load, parameter }, letGo }, signal) => {
    let end = letGo
    const lead = (path: string) => {
      // Not before the target page is shown: until then this one could still be covered.
      leading.current.push(letGo)
      end = () => undefined
      navigate(path)
    }
    try {
      const { arrive } = await load()
      await arrive(value, { api, queries, openModal, navigate: lead, isGuest, parameter, signal, toast: showToast })
    } finally {
      end()
    }
  }
}

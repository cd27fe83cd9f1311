import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useProfile } from '#client/player.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { patchData } from '#ui/api/patch-data.ts'
import { holdPage } from '#ui/page/page-holds.ts'
import { useWhenHomeIsFree } from '#ui/modal/use-when-home-is-free.ts'
import { endPart } from '../contract.ts'

const loadTips = () => import('./tips.tsx')
const Tips = lazy(loadTips)

/** Lets the welcome and the daily prize, which opens without delay, come first; offers come later. */
const AFTER_MS = SECOND_MS / 2

/** Opens the tips for a newcomer, once: the server says whether this page is the first to do so. */
export default function TipsWatcher() {
  const profile = useProfile()
  const api = useApi()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const isDue =
    profile?.firstSteps?.tips === true &&
    profile.Registration.complete &&
    profile.termsRequirement.length === 0 &&
    profile.mayPromote !== false
  const open = async (): Promise<void> => {
    const release = holdPage()
    try {
      await loadTips()
      await ask()
    } finally {
      // The first tip holds the page by itself.
      setTimeout(release)
    }
  }
  const ask = async (): Promise<void> => {
    const { data } = await api.call(endPart, { body: { part: 'tips' } })
    patchData(queries, getProfile, (known) => ({
      ...known,
      firstSteps: { checklist: false, ...profile?.firstSteps, tips: false },
    }))
    setOpen(data.isFirst)
  }
  useWhenHomeIsFree({
    due: isDue && profile.id,
    // It holds the page by itself.
    act: () => {
      void open().catch(() => undefined)
      return false
    },
    afterMs: AFTER_MS,
  })
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <Tips onEnd={() => setOpen(false)} />
    </Suspense>
  )
}

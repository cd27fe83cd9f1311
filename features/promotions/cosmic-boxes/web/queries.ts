import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getProfile } from '#features/account/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { useDrawHold } from '#ui/page/use-draw-hold.ts'
import { type Boxes, getInfo, pickBox } from '../contract.ts'

/** How long the picked box shakes before it opens. */
const SHAKE_MS = 900

/** Stores the boxes that a call or a push carries, unless the page knows later ones. */
export function keepBoxes(queries: QueryClient, boxes: Boxes): void {
  patchData(queries, getProfile, (profile) =>
    isNewer(boxes, profile.magicBox as Partial<Boxes>) ? { ...profile, magicBox: { isActive: true, ...boxes } } : profile,
  )
  patchData(queries, getInfo, (info) => (isNewer(boxes, info) ? { ...info, ...boxes } : info))
}

const isNewer = (boxes: Boxes, { version = -1 }: Partial<Boxes>): boolean => boxes.version > version

export interface PickState {
  /** The box that shakes; all stay closed meanwhile. */
  readonly opening: number | null
  /** Why the last pick was refused, in words. */
  readonly failure: { readonly limit: string | undefined } | null
  readonly onPick: (box: number) => void
}

/** Picks a box; a refusal refetches what the page shows. */
export function usePick(): PickState {
  const api = useApi()
  const queries = useQueryClient()
  const limitText = useLimitText()
  const isRunning = useRef(false)
  const reread = (): void => {
    for (const contract of [getInfo, getProfile]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
  }
  const { mutate, isPending, isError, error, data, variables } = useMutation({
    mutationFn: async (box: number) => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const shaken = isStill ? null : new Promise((done) => setTimeout(done, SHAKE_MS))
      const [reply] = await Promise.all([api.call(pickBox, { params: { box } }), shaken])
      return reply
    },
    onSuccess(reply) {
      if (!reply.success) return reread()
      const { prize: _, ...boxes } = reply.data
      keepBoxes(queries, boxes)
      void queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    },
    onSettled() {
      isRunning.current = false
    },
  })
  useDrawHold(isPending)
  return {
    opening: isPending ? variables : null,
    failure: isError || data?.success === false ? { limit: limitText(data, error) } : null,
    onPick(box) {
      if (isRunning.current) return
      isRunning.current = true
      mutate(box)
    },
  }
}

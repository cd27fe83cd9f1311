import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getProfile } from '#features/account/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { type Box, breakBox, getInfo } from '../contract.ts'

/** Stores the box that a call or a push carries, unless the page knows a later one; returns the one that it knew. */
export function keepBox(queries: QueryClient, box: Box): Partial<Box> {
  let before: Partial<Box> = {}
  patchData(queries, getProfile, (profile) => {
    before = profile.moneyBox as Partial<Box>
    return isNewer(box, before) ? { ...profile, moneyBox: { isActive: true, ...box } } : profile
  })
  patchData(queries, getInfo, (info) => (isNewer(box, info) ? { ...info, ...box } : info))
  return before
}

const isNewer = (box: Box, { version = -1 }: Partial<Box>): boolean => box.version > version

/** The modal's arguments. A box that its run's end paid has no next one. */
export const congratulationsOf = ({ accumulatedAmount, breakableAt, status }: Box) => ({
  amount: String(accumulatedAmount),
  isLast: String(status === 'inactive' && breakableAt === null),
})

/** Both the answer and the push of a break open the modal, whichever is first. */
export const isNewlyBroken = (before: Partial<Box>, { broken }: Box): boolean => broken > (before.broken ?? 0)

/** Breaks the box; a refusal refetches what the page shows. */
export function useBreak() {
  const api = useApi()
  const queries = useQueryClient()
  const { open } = useModals()
  const limitText = useLimitText()
  const reread = (): void => {
    for (const contract of [getInfo, getProfile]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
  }
  const { mutate, isPending, isError, error, data } = useMutation({
    mutationFn: () => api.call(breakBox),
    onSuccess: (reply) => {
      if (!reply.success) return reread()
      if (isNewlyBroken(keepBox(queries, reply.data), reply.data)) {
        open('money-box-congratulations', congratulationsOf(reply.data))
      }
    },
  })
  return { onBreak: () => mutate(), isPending, isFailed: isError || data?.success === false, limit: limitText(data, error) }
}

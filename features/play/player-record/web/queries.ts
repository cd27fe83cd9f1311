import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { rotateSeeds } from '#features/play/fair-play/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { type BestWin, getRecord, revokeWin, type SharedLink, type ShareRefusal, shareWin } from '../contract.ts'

/** Undefined until it is loaded. */
export const useRecord = () => useQuery(queryOf(useApi(), getRecord)).data?.data

interface WinLinkActs {
  readonly onLink: (link: SharedLink | null) => void
  readonly onRefused: (reason: ShareRefusal) => void
}

/** Shares, revokes and reveals a win; what the server answers shows at once. */
export function useWinLink(best: Pick<BestWin, 'round' | 'mode' | 'link'>, { onLink, onRefused }: WinLinkActs) {
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const onError = (error: unknown) => showToast(failureText(error), { kind: 'error' })
  const keep = (link: SharedLink | null) => {
    onLink(link)
    patchData(queries, getRecord, (record) =>
      record.best?.round === best.round ? { ...record, best: { ...record.best, link } } : record,
    )
  }
  const body = { round: best.round }
  const share = useMutation({
    mutationFn: () => api.call(shareWin, { body }),
    onSuccess: (reply) => (reply.success ? keep(reply.data) : onRefused(reply.reasonType)),
    onError,
  })
  const revoke = useMutation({ mutationFn: () => api.call(revokeWin, { body }), onSuccess: () => keep(null), onError })
  const reveal = useMutation({
    mutationFn: () => api.call(rotateSeeds, { body: { mode: best.mode } }),
    onSuccess: () => keep(best.link && { ...best.link, isRevealed: true }),
    onError,
  })
  return { share, revoke, reveal }
}

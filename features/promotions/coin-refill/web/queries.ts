import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useIsGuest } from '#client/player.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { useTranslations } from 'use-intl'
import { getInfo, takeRefill } from '../contract.ts'

/** The page has it loaded before it renders. */
export const useInfo = () => useSuspenseQuery(queryOf(useApi(), getInfo))

/** Undefined until loaded, which the card awaits in the browser, and always for guests. */
export const useInfoLater = () => useQuery({ ...queryOf(useApi(), getInfo), enabled: !useIsGuest() })

/** Takes a refill, then refetches the wait and the balance. */
export function useTake() {
  const t = useTranslations('coin-refill')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const format = useAmount()
  return useMutation({
    mutationFn: () => api.call(takeRefill),
    onSuccess: (reply) => {
      if (reply.success) showToast(t('card.taken', { coins: format('coins', reply.data.coins) }), { kind: 'success' })
      for (const contract of [getInfo, getProfile]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}

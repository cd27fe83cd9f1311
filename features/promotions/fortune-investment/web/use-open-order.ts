import { useMutation } from '@tanstack/react-query'
import { openOrder } from '#features/store/orders/contract.ts'
import type { InputOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'

/** Opens an order and goes to its page, where the player chooses how to pay. */
export function useOpenOrder() {
  const api = useApi()
  const navigate = useLocalNavigate()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (sale: InputOf<typeof openOrder>['body']) => api.call(openOrder, { body: sale }),
    onSuccess: ({ data: order }) => {
      if (order) navigate(`/cash/orders/${order.payment.id}`)
    },
  })
  return { open: mutate, isPending, error, refusal: data?.success === false ? (data.reasonType ?? 'not-for-sale') : null }
}

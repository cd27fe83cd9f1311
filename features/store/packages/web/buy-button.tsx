import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { openOrder } from '#features/store/orders/contract.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import type { Preset } from '../contract.ts'
import { usePrice } from '#ui/format/price.ts'

interface BuyButtonProps {
  readonly preset: Preset
  /** US cents. */
  readonly cents: number
  readonly isOffer: boolean
}

/** Opens an order of the package and goes to its page, where the player chooses how to pay. */
export function BuyButton({ preset: { id: presetId }, cents, isOffer }: BuyButtonProps) {
  const t = useTranslations('packages')
  const price = usePrice()
  const failureText = useFailureText()
  const navigate = useLocalNavigate()
  const api = useApi()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => api.call(openOrder, { body: { presetId, offerType: isOffer ? 'promoOffer' : 'package' } }),
    onSuccess: ({ data: order }) => {
      if (order) navigate(`/cash/orders/${order.payment.id}`)
    },
  })
  const refusal = data?.success === false ? t(`refused.${data.reasonType ?? 'not-for-sale'}`) : null
  return (
    <>
      <button type="button" className="button" data-size="large" disabled={isPending} onClick={() => mutate()}>
        {t('getFor', { price: price(cents) })}
      </button>
      <p role="status" className="package-refusal">
        {error ? failureText(error) : refusal}
      </p>
    </>
  )
}

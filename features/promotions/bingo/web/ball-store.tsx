import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { openOrder } from '#features/store/orders/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { usePrice } from '#ui/format/price.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { ActFailure } from '#ui/promo/act-failure.tsx'
import type { BingoHelpProps } from './bingo-help.tsx'

type Store = NonNullable<BingoHelpProps['game']['store']>

/** Coins with balls on top, bought at the checkout. */
export function BallStore({ store: { isOpen, packages } }: { store: Store }) {
  const t = useTranslations('bingo')
  const price = usePrice()
  const api = useApi()
  const navigate = useLocalNavigate()
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: (presetId: string) => api.call(openOrder, { body: { presetId } }),
    onSuccess: ({ data: order }) => {
      if (order) navigate(`/cash/orders/${order.payment.id}`)
    },
  })
  if (packages.length === 0) return null
  return (
    <CampaignSection title={t('store')} aside={<p className="text-muted">{t(isOpen ? 'storeText' : 'storeClosed')}</p>}>
      <ul className="campaign-grid" style={{ '--card-min': '200px' } as React.CSSProperties}>
        {packages.map(({ presetId, balls, coins, priceCents }) => (
          <li key={presetId} className="card campaign-card">
            <img {...interfaceArt('bingo-ball')} width={96} height={96} alt="" loading="lazy" />
            <h3>{t('ballCount', { count: balls })}</h3>
            <PrizeLine coins={coins} />
            <button type="button" className="button" disabled={!isOpen || isPending} onClick={() => mutate(presetId)}>
              {t('buy', { price: price(priceCents) })}
            </button>
          </li>
        ))}
      </ul>
      {isError || data?.success === false ? <ActFailure>{t('refused')}</ActFailure> : null}
    </CampaignSection>
  )
}

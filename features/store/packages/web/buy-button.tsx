import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getMethods } from '#features/store/orders/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { usePrice } from '#ui/format/price.ts'
import { SupportLink } from '#ui/parts/support-link.tsx'
import { getPackages, type Preset } from '../contract.ts'
import { useBuy } from './queries.ts'
import './packages.css'

interface BuyButtonProps {
  readonly preset: Preset
  /** US cents. */
  readonly cents: number
  readonly isOffer: boolean
}

/**
 * Opens an order of the package and goes to its page, where the player chooses how to pay. With a saved method one press
 * also pays, and the button names price and method.
 */
export function BuyButton({ preset, cents, isOffer }: BuyButtonProps) {
  const t = useTranslations('packages')
  const price = usePrice()(cents)
  const saved = useQuery(queryOf(useApi(), getMethods)).data?.data.saved[0]
  const { buy, isPending, refusal, isClosed } = useBuy(preset.id, isOffer)
  return (
    <>
      {saved ? (
        <button
          type="button"
          className="button whitespace-normal"
          data-size="large"
          disabled={isPending}
          onClick={() => buy(saved)}
        >
          {t('quickBuy', { price, method: saved.title })}
        </button>
      ) : null}
      {saved ? <ExtraWheelNote cents={cents} /> : null}
      <button
        type="button"
        className="button"
        data-size="large"
        {...(saved && { 'data-kind': 'quiet' })}
        disabled={isPending}
        onClick={() => buy()}
      >
        {saved ? t('otherWay') : t('getFor', { price })}
      </button>
      <p role="status" className="package-refusal">
        {refusal}
      </p>
      {isClosed ? <SupportLink className="button" data-kind="quiet" replace /> : null}
    </>
  )
}

/** Shown beside the button of a quick buy that opens the extra wheel; the storefront says from which price. */
export function ExtraWheelNote({ cents }: { readonly cents: number }) {
  const t = useTranslations('packages')
  const { extraWheel } = useQuery(queryOf(useApi(), getPackages)).data?.data.quickBuy.promoOffers ?? {}
  return extraWheel && cents >= extraWheel.minDeposit ? <p className="text-[14px]/5 text-muted">{t('opensExtraWheel')}</p> : null
}

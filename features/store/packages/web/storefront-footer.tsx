import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getLimits, type Limit } from '#features/protection/limits/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { usePrice } from '#ui/format/price.ts'

/** Below every price: the free way to what packages bring, and the spending limit with a link to change it. */
export function StorefrontFooter({ hasEntries }: { hasEntries: boolean }) {
  const t = useTranslations('packages')
  return (
    <ul className="package-foot">
      <li>
        <Icon name={hasEntries ? 'ticket-fill' : 'coins-fill'} className="size-5" />
        <span>{t('noPurchase')}</span>
        <LocalLink className="package-link" to={hasEntries ? '/free-entry' : '/promotions'}>
          {t(hasEntries ? 'freeWay' : 'funds.freeCoins')}
        </LocalLink>
      </li>
      <li>
        <Icon name="shield-check-fill" className="size-5" />
        <PurchaseLimit />
        <LocalLink className="package-link" to="/profile/limits">
          {t('changeLimit')}
        </LocalLink>
      </li>
    </ul>
  )
}

function PurchaseLimit() {
  const t = useTranslations('packages')
  const price = usePrice()
  const limits = useQuery(queryOf(useApi(), getLimits)).data?.data.limits ?? []
  const tightest = limits
    .filter(({ scope }) => scope === 'Purchases')
    .flatMap((limit) => {
      const amount = amountOf(limit)
      return amount === null ? [] : [{ ...limit, amount }]
    })
    .toSorted((one, other) => leftOf(one) - leftOf(other))[0]
  if (!tightest) return <span>{t('noLimit')}</span>
  const { period, used, amount } = tightest
  return <span>{t('limit', { period, used: price(used ?? 0), amount: price(amount) })}</span>
}

/** The lower of the player's own limit and the house's. */
function amountOf({ amount, houseAmount }: Limit): number | null {
  const set = [amount, houseAmount].filter((each) => each !== null)
  return set.length > 0 ? Math.min(...set) : null
}

const leftOf = ({ amount, used }: Limit & { readonly amount: number }): number => amount - (used ?? 0)

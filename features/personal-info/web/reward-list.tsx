import type { ReplyOf } from '#kernel/contract.ts'
import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { getRewards } from '../contract.ts'

const KINDS = [
  ['email', 'rewardEmail'],
  ['profile', 'rewardProfile'],
] as const

/** What confirming and completing the account gives, and what of it was given. */
export function RewardList({ rewards }: { rewards: ReplyOf<typeof getRewards>['data'] }) {
  const t = useTranslations('personal-info')
  const amount = useAmount()
  return (
    <ul className="grid gap-2">
      {KINDS.filter(([kind]) => rewards[kind].available || rewards[kind].completed).map(([kind, label]) => (
        <li key={kind} className="flex items-center gap-3 rounded-control bg-page/60 p-3 hairline">
          <img src="/art/interface/coin-64.webp" width={36} height={36} alt="" />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{t(label)}</span>
            <span className="figures block text-[12.5px]/4 text-muted">
              {t('rewardAmount', { coins: amount('coins', rewards[kind].coins) })}
            </span>
          </span>
          {rewards[kind].completed ? (
            <span className="flex items-center gap-1 text-[12.5px]/4 font-bold text-second">
              <Icon name="check-circle-fill" />
              {t('rewardDone')}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

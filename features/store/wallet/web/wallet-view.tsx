import { useTranslations } from 'use-intl'
import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import type { getMethods } from '#features/store/orders/contract.ts'
import type { RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { AccountFrame } from '#ui/parts/account-frame.tsx'
import type { Wallet } from '../contract.ts'
import { BalancesCard } from './balances-card.tsx'
import { MoneyCard } from './money-card.tsx'
import { OpenCard } from './open-card.tsx'
import { openOf } from './queries.ts'
import { MethodsCard, SettingsCard } from './settings-card.tsx'
import './redeem.css'
import './wallet.css'

export type Methods = ReplyOf<typeof getMethods>['data']

interface WalletViewProps {
  readonly profile: PlayerProfile
  readonly wallet: Wallet
  /** Undefined where redemption is switched off; likewise the methods. */
  readonly redemptions: RedemptionOverview | undefined
  readonly methods: Methods | undefined
}

export function WalletView({ profile, wallet, redemptions, methods }: WalletViewProps) {
  const t = useTranslations('wallet')
  return (
    <AccountFrame title={t('wallet')}>
      <BalancesCard profile={profile} redemptions={redemptions} />
      <div className="redeem-page">
        <div className="grid grid-cols-1 gap-4">
          <OpenCard matters={wallet.open} request={redemptions && openOf(redemptions)} />
          <MoneyCard wallet={wallet} />
        </div>
        <div className="redeem-aside">
          {methods ? <MethodsCard saved={methods.saved} /> : null}
          <SettingsCard redemptions={redemptions} limitLeft={methods?.limitLeft} />
        </div>
      </div>
    </AccountFrame>
  )
}

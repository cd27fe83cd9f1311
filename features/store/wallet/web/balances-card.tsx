import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayerProfile } from '#kernel/profile.ts'
import type { RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { useAmount } from '#ui/format/amount.ts'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { REDEEM_PATH } from '../contract.ts'
import { useReasonText } from './reason-text.ts'

interface BalancesCardProps {
  readonly profile: Pick<PlayerProfile, 'playerInfo'>
  readonly redemptions: RedemptionOverview | undefined
}

/** Each balance, what it is for, and what to do with it. */
export function BalancesCard({ profile, redemptions }: BalancesCardProps) {
  const t = useTranslations('wallet.balances')
  const amount = useAmount()
  const { coins, tourPoints, entries, winnings } = profile.playerInfo.playerBalance
  return (
    <section className="card wallet-balances" aria-label={t('title')}>
      <Balance picture="coin" name={t('coins')} figure={amount('coins', coins + tourPoints)} text={t('coinsText')}>
        <Action to="/cash/deposit-by-money/">{t('getCoins')}</Action>
      </Balance>
      <Balance picture="entry" name={t('entries')} figure={amount('entries', entries)} text={t('entriesText')}>
        <Action to="/free-entry">{t('getEntries')}</Action>
      </Balance>
      <Balance picture="trophy" name={t('winnings')} figure={amount('winnings', winnings)} text={t('winningsText')}>
        {redemptions ? <Redeemable overview={redemptions} /> : null}
      </Balance>
    </section>
  )
}

interface BalanceProps {
  readonly picture: string
  readonly name: string
  readonly figure: string
  readonly text: string
  readonly children: ReactNode
}

const Balance = ({ picture, name, figure, text, children }: BalanceProps) => (
  <div className="wallet-balance">
    <img {...interfaceArt(picture)} width={56} height={56} alt="" />
    <div>
      <h2>{name}</h2>
      <p className="wallet-figure">{figure}</p>
      <p className="wallet-small">{text}</p>
    </div>
    {children}
  </div>
)

/** What can be redeemed now, or the first thing that is in the way. */
function Redeemable({ overview }: { overview: RedemptionOverview }) {
  const t = useTranslations('wallet')
  const price = usePrice()
  const amount = useAmount()
  const reason = useReasonText(overview)
  const { blocks, heldWinnings, availableCents } = overview
  const [block] = blocks
  if (block === 'request-open') {
    return (
      <>
        <p className="wallet-small wallet-note">{t('balances.winningsHeld', { amount: amount('winnings', heldWinnings) })}</p>
        <Action to={REDEEM_PATH}>{t('balances.seeRequest')}</Action>
      </>
    )
  }
  return (
    <>
      {block ? <p className="wallet-small wallet-note">{reason(block)}</p> : null}
      <Action to={REDEEM_PATH} isMain={!block}>
        {block ? t('redeem') : t('form.submit', { amount: price(availableCents) })}
      </Action>
    </>
  )
}

const Action = ({ to, isMain = false, children }: { to: string; isMain?: boolean; children: string }) => (
  <LocalLink to={to} className="button" data-size="small" {...(isMain ? {} : { 'data-kind': 'quiet' })}>
    {children}
  </LocalLink>
)

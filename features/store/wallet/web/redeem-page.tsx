import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { getVerification } from '#features/account/verification/contract.ts'
import { getRedemptions, type RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { queryOf } from '#ui/api/query.ts'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { AccountCard, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { AccountsCard } from './accounts-card.tsx'
import { AvailableCard } from './available-card.tsx'
import { BlocksCard } from './blocks-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { openOf, useOutcome, useOverview, useSwitchToEntries } from './queries.ts'
import { RedeemForm } from './redeem-form.tsx'
import { RequestCard } from './request-card.tsx'
import { TaxCard } from './tax-card.tsx'
import './redeem.css'

const data = pageData({
  for: 'player',
  queries: (api) => [queryOf(api, getRedemptions, { query: {} })],
  cards: (api) => [queryOf(api, getVerification)],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** What can be redeemed and why not, a request and where it is, the payout accounts, and earlier requests. */
export default function RedeemPage() {
  const t = useTranslations('wallet')
  const overview = useOverview()
  const open = openOf(overview)
  const outcome = useOutcome()
  const shown = open ?? outcome
  // The middle of the page asks for the first account.
  const isFirstAsked = !open && overview.blocks.length === 0 && overview.accounts.length === 0
  const mayHaveAccounts = !overview.blocks.includes('test-account')
  return (
    <AccountFrame title={t('title')}>
      <div className="redeem-page">
        <div className="grid grid-cols-1 gap-4">
          <AvailableCard overview={overview} />
          {shown ? <RequestCard request={shown} overview={overview} /> : null}
          {open ? null : <Ask overview={overview} />}
        </div>
        <div className="redeem-aside">
          {overview.taxForm === 'needed' ? <TaxCard taxForm="needed" /> : null}
          {isFirstAsked || !mayHaveAccounts ? null : <AccountsCard overview={overview} />}
          {overview.taxForm === 'given' ? <TaxCard taxForm="given" /> : null}
          <HowItWorks />
        </div>
        <HistoryCard overview={overview} />
      </div>
    </AccountFrame>
  )
}

/** The form, or what is in its way. */
function Ask({ overview }: { overview: RedemptionOverview }) {
  const profile = useProfile()
  const { mutate, isPending, isError } = useSwitchToEntries()
  if (overview.blocks.length > 0) return <BlocksCard overview={overview} />
  if (profile?.gameMode === 'TournamentPoints' && !isError) return <SwitchFirst isPending={isPending} onSwitch={() => mutate()} />
  return <RedeemForm overview={overview} />
}

function SwitchFirst({ isPending, onSwitch }: { isPending: boolean; onSwitch: () => void }) {
  const t = useTranslations('wallet.mode')
  return (
    <AccountCard title={t('title')} text={t('text')}>
      <button type="button" className="button w-fit max-sm:w-full" disabled={isPending} onClick={onSwitch}>
        {t('action')}
      </button>
    </AccountCard>
  )
}

const STEPS = ['decide', 'name', 'free'] as const

function HowItWorks() {
  const t = useTranslations('wallet.how')
  const price = usePrice()
  return (
    <AccountCard title={t('title')}>
      <ul className="grid gap-3">
        {STEPS.map((step) => (
          <li key={step} className="flex gap-3">
            <Icon name="check-circle-fill" className="mt-0.5 size-5 flex-none text-second" />
            {t(step, { one: price(100) })}
          </li>
        ))}
      </ul>
      <LocalLink to="/trust/redemptions" className="text-link w-fit py-2">
        {t('times')}
      </LocalLink>
    </AccountCard>
  )
}

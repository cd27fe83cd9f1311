import type { ReactNode } from 'react'
import type { PlayerProfile } from '#kernel/profile.ts'
import type { Redemption, RedemptionOverview, RedemptionReason } from '#features/store/redemptions/contract.ts'
import { devOnly } from '#ui/page/dev-only.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { ended, giftCard, overview, requests, wallet } from '../fixtures.ts'
import { AvailableCard } from './available-card.tsx'
import { BalancesCard } from './balances-card.tsx'
import { BlocksCard } from './blocks-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { MoneyCard } from './money-card.tsx'
import { OpenCard } from './open-card.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { RequestCard } from './request-card.tsx'
import { MethodsCard, SettingsCard } from './settings-card.tsx'
import './redeem.css'
import './wallet.css'

/** Development only. */
export const loader = devOnly

const two: RedemptionOverview = { ...overview, accounts: [...overview.accounts, giftCard] }
const BLOCKS: RedemptionReason[] = [
  'redemptions-closed',
  'test-account',
  'not-here',
  'not-eligible',
  'request-open',
  'below-minimum',
  'day-cap',
  'bank-settles-on',
  'verify-identity',
]
const HERO: Readonly<Record<string, Partial<RedemptionOverview>>> = {
  'all of it': { limitedBy: null, availableCents: 900_000 },
  'a state’s limit': {},
  'a bank payment settles': { limitedBy: 'bank-settles-on', settlesAt: 1_795_100_000 },
  'a request is open': { blocks: ['request-open'], heldWinnings: 6_000, availableCents: 894_000, limitedBy: null },
}
const profile = {
  playerInfo: { playerBalance: { coins: 1_254_300_00, tourPoints: 24_000, entries: 4_215, winnings: 900_000 } },
} as PlayerProfile

/** Every state of a request and of what surrounds it, from fixtures. */
export default function GalleryPage() {
  if (!useMounted()) return null
  return (
    <main className="mx-auto grid max-w-220 gap-6 p-4 [&>*]:min-w-0">
      {Object.entries(HERO).map(([name, change]) => (
        <Story key={name} name={name}>
          <AvailableCard overview={{ ...overview, ...change }} />
        </Story>
      ))}
      <Story name="what is in the way">
        <BlocksCard overview={{ ...overview, blocks: BLOCKS }} />
      </Story>
      <Story name="a request">
        <RedeemForm overview={two} />
      </Story>
      <Story name="the first account">
        <RedeemForm overview={{ ...overview, accounts: [], mayAddGiftCard: true }} />
      </Story>
      {requests.map((request) => (
        <Story key={nameOf(request)} name={nameOf(request)}>
          <RequestCard request={request} overview={two} />
        </Story>
      ))}
      <Story name="no other account">
        <RequestCard request={requests.at(-3)!} overview={{ ...overview, accounts: [] }} />
      </Story>
      <Story name="ended">
        <HistoryCard overview={{ ...overview, requests: [...ended] }} />
      </Story>
      <Story name="wallet">
        <BalancesCard profile={profile} redemptions={overview} />
        <BalancesCard profile={profile} redemptions={{ ...overview, blocks: ['below-minimum'] }} />
        <BalancesCard profile={profile} redemptions={{ ...overview, blocks: ['request-open'], heldWinnings: 6_000 }} />
        <OpenCard matters={wallet.open} request={requests[1]} />
        <MoneyCard wallet={wallet} />
        <MethodsCard saved={[{ id: 'spm_1', methodId: 'card', title: 'Test credit card •• 0001' }]} />
        <MethodsCard saved={[]} />
        <SettingsCard redemptions={{ ...overview, taxForm: 'needed' }} limitLeft={4_200} />
        <SettingsCard redemptions={{ ...overview, accounts: [] }} limitLeft={null} />
      </Story>
    </main>
  )
}

const nameOf = ({ state, reason, account }: Redemption) => [state, reason, account?.kind].filter(Boolean).join(' · ')

const Story = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <h2 className="font-bold">{name}</h2>
    {children}
  </section>
)

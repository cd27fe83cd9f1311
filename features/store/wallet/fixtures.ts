import type { Redemption, RedemptionOverview, RedemptionReason, RedemptionState } from '#features/store/redemptions/contract.ts'
import type { MoneyLine, Wallet } from './contract.ts'

/** Unix seconds. */
const NOW = 1_795_000_000
const HOUR = 3_600

export const overview: RedemptionOverview = {
  blocks: [],
  winnings: 900_000,
  heldWinnings: 0,
  availableCents: 500_000,
  limitedBy: 'state-cap',
  minCents: 5_000,
  maxCents: 1_000_000,
  settlesAt: null,
  accounts: [{ id: 'pac_1', kind: 'bank', title: 'Bank ••1234', minCents: 5_000 }],
  mayAddGiftCard: false,
  taxForm: 'not-needed',
  isTest: true,
  requests: [],
  hasMore: false,
}

export const paid: Redemption = {
  id: 'rdm_1',
  state: 'paid',
  reason: null,
  owner: null,
  askedCents: 6_000,
  cents: 6_000,
  withheldCents: 0,
  account: { id: 'pac_1', kind: 'bank', title: 'Bank ••1234' },
  question: null,
  requestedAt: NOW,
  dueAt: null,
  endedAt: NOW + 100,
  steps: [
    { state: 'deciding', reason: null, at: NOW },
    { state: 'approved', reason: null, at: NOW + 1 },
    { state: 'sending', reason: null, at: NOW + 2 },
    { state: 'paid', reason: null, at: NOW + 100 },
  ],
}

/** A gift card as a payout account. */
export const giftCard = { id: 'pac_3', kind: 'gift-card', title: 'Gift card to d•••@mail.example', minCents: 5_000 } as const

type Owner = Redemption['owner']

const open = (state: RedemptionState, owner: Owner, reason: RedemptionReason | null = null): Redemption => ({
  ...paid,
  state,
  owner,
  reason,
  dueAt: owner === 'you' ? null : NOW + 20 * HOUR,
  endedAt: null,
})

/** A request in every state, for every reason that a player can meet there. */
export const requests: readonly Redemption[] = [
  open('deciding', 'us'),
  open('waiting', 'us', 'new-account-until'),
  ...(
    [
      'account-holder',
      'open-payment',
      'many-requests',
      'large-amount',
      'shared-method',
      'round-check',
      'pattern',
      'screening',
      'provider-unavailable',
    ] as const
  ).map((reason) => open('review', 'us', reason)),
  open('needs-player', 'you', 'verify-identity'),
  open('needs-player', 'you', 'other-account'),
  open('needs-player', 'you', 'tax-form'),
  { ...open('needs-player', 'you', 'question'), question: 'Can you send us a bank letter that shows your name?' },
  open('approved', 'us'),
  { ...open('approved', 'us', 'part-approved'), askedCents: 9_000 },
  open('sending', 'provider'),
  open('unknown', 'provider'),
  { ...open('sent', 'bank'), withheldCents: 1_440 },
  open('needs-method', 'you', 'payout-failed'),
  open('needs-method', 'you', 'payout-returned'),
  { ...open('sent', 'provider'), account: giftCard },
  { ...open('needs-method', 'you', 'payout-failed'), account: giftCard },
]

/** Ended requests. */
export const ended: readonly Redemption[] = [
  paid,
  { ...paid, id: 'rdm_2', cents: 200_000, askedCents: 200_000, withheldCents: 48_000 },
  { ...paid, id: 'rdm_3', state: 'refused', reason: 'by-operator' },
  { ...paid, id: 'rdm_4', state: 'refused', reason: 'not-here' },
]

const line = (kind: MoneyLine['kind'], cents: number, more: Partial<MoneyLine> = {}): MoneyLine => ({
  id: `${kind}:1`,
  kind,
  at: NOW,
  cents,
  title: 'Stack',
  subject: 'ord_1',
  receipt: null,
  isPending: false,
  ...more,
})

/** One line of every kind, and one open matter of every kind. */
export const wallet: Wallet = {
  open: [
    { kind: 'order', id: 'ord_2', title: 'Starter', cents: 199, since: NOW },
    { kind: 'dispute', id: 'ord_3', title: 'Vault', cents: 4_999, since: NOW },
    { kind: 'debt', id: 'ord_4', title: 'Hoard', cents: 9_999, since: NOW },
  ],
  lines: [
    line('purchase', 999, { receipt: '100001' }),
    line('refund', 999, { isPending: true }),
    line('given-back', 999),
    line('dispute', 4_999, { title: 'Vault' }),
    line('dispute-won', 4_999, { title: 'Vault' }),
    line('debt', 9_999, { title: 'Hoard' }),
    line('debt-settled', 9_999, { title: 'Hoard' }),
    line('redemption', 152_000, { title: 'Bank ••1234', subject: 'rdm_2' }),
    line('tax', 48_000, { title: 'Bank ••1234', subject: 'rdm_2' }),
    line('redemption-returned', 6_000, { title: 'Bank ••1234', subject: 'rdm_1' }),
  ],
  next: null,
}

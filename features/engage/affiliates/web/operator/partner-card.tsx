import { type FormEvent, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { usePrice } from '#ui/format/price.ts'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import {
  cancelPayout,
  changeAffiliate,
  judgeOwnAccount,
  type OwnAccount,
  type Partner,
  type PartnerTerms,
  payAffiliate,
  type Payout,
  REFERENCE_LENGTH_MAX,
} from '../../shared/operator-contract.ts'
import { useShareText } from '../share-text.ts'
import { Line, TermsForm, textOf } from './terms-form.tsx'

const CENTS = 100
const FAILED = 'Saving failed. Check the fields and try again.'
const REFUSED = {
  'no-affiliate': 'The affiliate is gone. Reload the page.',
  'reference-used': 'A payout to this affiliate has this reference. Check the list, or enter another one.',
  'in-future': 'Enter a day that isn’t in the future.',
  'more-than-unpaid': 'That’s more than is earned and unpaid. Reload the page.',
} as const
const WHY: Readonly<Record<OwnAccount['why'], string>> = {
  'same-person': 'same person or mailbox',
  'same-device': 'same browser',
  'same-payment': 'same payment method',
}

interface PartnerCardProps {
  readonly partner: Partner
  readonly mayWrite: boolean
  readonly onChanged: () => void
}

/** The name of an erased account is gone. */
const nameOf = ({ name, login }: Partner): string => name || login

/** An affiliate with terms and figures. */
export function PartnerCard({ partner, mayWrite, onChanged }: PartnerCardProps) {
  const api = useApi()
  const format = useFormatter()
  const price = usePrice()
  const shareText = useShareText()
  const { id, login, admittedAt, endedAt, links, clicks, signUps, revenueCents, shareCents, paidCents } = partner
  const { shareBasisPoints, contactName, contactEmail } = partner
  const own = { shareBasisPoints, contactName, contactEmail }
  const isEnded = endedAt !== null
  const isErased = partner.name === ''
  const name = nameOf(partner)
  const send = async (terms: PartnerTerms, why: string, ends = isEnded) => {
    const body = { partnerId: id, ...terms, isEnded: ends, why }
    const reply = await api.call(changeAffiliate, { body }).catch(() => null)
    if (!reply) return FAILED
    if (!reply.success) return 'The affiliate is gone. Reload the page.'
    onChanged()
    return undefined
  }
  return (
    <li className="card grid gap-3 p-4">
      <h3 className="text-[18px]/6 font-bold break-words">
        {isErased ? `Erased account (${login})` : `${name} (${login})`}{' '}
        <span className="operator-tag" data-tone={isEnded ? 'bad' : 'good'}>
          {isEnded ? `Ended on ${endedAt.slice(0, 10)}` : shareText(shareBasisPoints)}
        </span>
      </h3>
      <p className="tabular-nums">
        {format.number(links)} {links === 1 ? 'link' : 'links'} · {format.number(clicks)} clicks · {format.number(signUps)}{' '}
        sign-ups · {price(revenueCents)} from players · {price(shareCents)} earned · {price(paidCents)} paid ·{' '}
        {price(shareCents - paidCents)} unpaid
      </p>
      <p className="text-muted break-words">
        Since {admittedAt.slice(0, 10)}.{isErased ? '' : ` Contact: ${contactName}, ${contactEmail}.`}
      </p>
      <PartnerMoney partner={partner} mayWrite={mayWrite} onChanged={onChanged} />
      {mayWrite && !isErased ? (
        <details>
          <summary className="text-link w-fit">Change</summary>
          <div className="grid gap-4 pt-3">
            <TermsForm label={`Why the terms of ${name} change`} terms={own} action="Save the terms" onSend={send} />
            <ReasonForm
              label={isEnded ? `Why ${name} is an affiliate again` : `Why the partnership of ${name} ends`}
              action={isEnded ? 'Resume' : 'End'}
              kind={isEnded ? 'quiet' : 'danger'}
              onSend={(why) => send(own, why, !isEnded)}
            />
          </div>
        </details>
      ) : null}
    </li>
  )
}

/** What an affiliate was paid, and accounts that look like their own and bring nothing. */
function PartnerMoney({ partner, mayWrite, onChanged }: PartnerCardProps) {
  const { payouts, ownAccounts } = partner
  const name = nameOf(partner)
  const each = { mayWrite, onChanged }
  if (!mayWrite && payouts.length + ownAccounts.length === 0) return null
  return (
    <details>
      <summary className="text-link w-fit">Payouts and own accounts</summary>
      <div className="grid gap-4 pt-3">
        {mayWrite ? <PayoutForm partner={partner} onChanged={onChanged} /> : null}
        {payouts.length > 0 ? (
          <ul className="grid gap-3" aria-label={`Payouts to ${name}`}>
            {payouts.map((payout) => (
              <PayoutLine key={payout.id} payout={payout} {...each} />
            ))}
          </ul>
        ) : null}
        {ownAccounts.length > 0 ? (
          <>
            <p className="text-muted">
              These accounts came by the affiliate’s links and look like their own. They bring no share and are in no figure.
            </p>
            <ul className="grid gap-3" aria-label={`Own accounts of ${name}`}>
              {ownAccounts.map((account) => (
                <OwnAccountLine key={account.playerId} account={account} {...each} />
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </details>
  )
}

function PayoutForm({ partner, onChanged }: Pick<PartnerCardProps, 'partner' | 'onChanged'>) {
  const api = useApi()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const cents = Math.round(Number(textOf(given, 'dollars')) * CENTS)
    const body = { partnerId: partner.id, cents, paidOn: textOf(given, 'paidOn'), reference: textOf(given, 'reference') }
    setBusy(true)
    const reply = await api.call(payAffiliate, { body }).catch(() => null)
    setBusy(false)
    setProblem(reply ? (reply.success ? undefined : REFUSED[reply.reasonType]) : FAILED)
    if (!reply?.success) return
    form.reset()
    onChanged()
  }
  const label = `Record a payout to ${nameOf(partner)}`
  return (
    <form className="grid gap-4 sm:grid-cols-3" aria-label={label} onSubmit={(event) => void send(event)}>
      <Line
        label="Amount in dollars"
        hint="As it was paid."
        error={problem}
        name="dollars"
        type="number"
        min={0.01}
        step={0.01}
      />
      <Line label="Paid on" hint="The day of the payment." name="paidOn" type="date" />
      <Line label="Reference" hint="The affiliate sees it." name="reference" maxLength={REFERENCE_LENGTH_MAX} />
      <button type="submit" className="button w-fit" disabled={isBusy}>
        Record
      </button>
    </form>
  )
}

interface PayoutLineProps extends Omit<PartnerCardProps, 'partner'> {
  readonly payout: Payout
}

function PayoutLine({ payout: { id, cents, paidOn, reference, by, isCanceled }, mayWrite, onChanged }: PayoutLineProps) {
  const api = useApi()
  const price = usePrice()
  const cancel = async (why: string) => {
    const reply = await api.call(cancelPayout, { body: { payoutId: id, why } }).catch(() => null)
    if (!reply) return FAILED
    if (!reply.success) return 'The payout is gone. Reload the page.'
    onChanged()
    return undefined
  }
  return (
    <li className="grid gap-2">
      <p className="break-words tabular-nums">
        {price(cents)} on {paidOn}, {reference}, recorded by {by}
        {isCanceled ? ' (canceled)' : ''}
      </p>
      {mayWrite && !isCanceled ? (
        <ReasonForm label={`Why the payout ${reference} is canceled`} action="Cancel payout" kind="danger" onSend={cancel} />
      ) : null}
    </li>
  )
}

interface OwnAccountLineProps extends Omit<PartnerCardProps, 'partner'> {
  readonly account: OwnAccount
}

function OwnAccountLine({ account, mayWrite, onChanged }: OwnAccountLineProps) {
  const api = useApi()
  const price = usePrice()
  const { playerId, login, why, notedAt, isCleared, shareCents } = account
  const judge = async (reason: string) => {
    const body = { playerId, isOwn: isCleared, why: reason }
    const reply = await api.call(judgeOwnAccount, { body }).catch(() => null)
    if (!reply) return FAILED
    if (!reply.success) return 'The account is gone. Reload the page.'
    onChanged()
    return undefined
  }
  return (
    <li className="grid gap-2">
      <p className="break-words">
        {`${login}: ${WHY[why]}, noted on ${notedAt.slice(0, 10)}. Share: ${price(shareCents)}${isCleared ? ', counted' : ', not counted'}.`}
      </p>
      {mayWrite ? (
        <ReasonForm
          label={isCleared ? `Why ${login} is their own` : `Why ${login} is someone else`}
          action={isCleared ? 'Don’t count it' : 'Let it count'}
          kind="quiet"
          onSend={judge}
        />
      ) : null}
    </li>
  )
}

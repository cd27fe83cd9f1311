import { useFormatter } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { usePrice } from '#ui/format/price.ts'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { changeAffiliate, type Partner, type PartnerTerms } from '../../shared/operator-contract.ts'
import { useShareText } from '../share-text.ts'
import { TermsForm } from './terms-form.tsx'

interface PartnerCardProps {
  readonly partner: Partner
  readonly mayWrite: boolean
  readonly onChanged: () => void
}

/** An affiliate with terms and figures. */
export function PartnerCard({ partner, mayWrite, onChanged }: PartnerCardProps) {
  const api = useApi()
  const format = useFormatter()
  const price = usePrice()
  const shareText = useShareText()
  const { id, login, name, admittedAt, endedAt, links, clicks, signUps, revenueCents, shareCents } = partner
  const { shareBasisPoints, contactName, contactEmail } = partner
  const own = { shareBasisPoints, contactName, contactEmail }
  const isEnded = endedAt !== null
  const send = async (terms: PartnerTerms, why: string, ends = isEnded) => {
    const body = { partnerId: id, ...terms, isEnded: ends, why }
    const reply = await api.call(changeAffiliate, { body }).catch(() => null)
    if (!reply) return 'Saving failed. Check the fields and try again.'
    if (!reply.success) return 'The affiliate is gone. Reload the page.'
    onChanged()
    return undefined
  }
  return (
    <li className="card grid gap-3 p-4">
      <h3 className="text-[18px]/6 font-bold break-words">
        {name} ({login}){' '}
        <span className="operator-tag" data-tone={isEnded ? 'bad' : 'good'}>
          {isEnded ? `Ended on ${endedAt.slice(0, 10)}` : shareText(shareBasisPoints)}
        </span>
      </h3>
      <p className="tabular-nums">
        {format.number(links)} {links === 1 ? 'link' : 'links'} · {format.number(clicks)} clicks · {format.number(signUps)}{' '}
        sign-ups · {price(revenueCents)} from players · {price(shareCents)} share
      </p>
      <p className="text-muted break-words">
        Since {admittedAt.slice(0, 10)}. Contact: {contactName}, {contactEmail}.
      </p>
      {mayWrite ? (
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

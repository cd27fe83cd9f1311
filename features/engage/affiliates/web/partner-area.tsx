import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf } from '#ui/api/query.ts'
import { Field } from '#ui/form/field.tsx'
import { usePrice } from '#ui/format/price.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { CopyButton } from '#ui/parts/copy-button.tsx'
import { FactLine } from '#ui/parts/fact-line.tsx'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { type AffiliateAccount, createLink, getInfo, LINK_NAME_LENGTH_MAX } from '../contract.ts'
import { PartnerStatistics } from './partner-statistics.tsx'
import { dateOf, useShareText } from './share-text.ts'
import { Day } from './statistics-tables.tsx'

/** The area of an affiliate: terms, links, payouts, contact and statistics. */
export const PartnerArea = ({ account }: { readonly account: AffiliateAccount }) => (
  <>
    <General account={account} />
    <Links links={account.links} />
    <Payouts {...account} />
    <PartnerStatistics links={account.links} />
    <Contacts {...account.contact} />
  </>
)

function General({ account: { name, since, shareBasisPoints } }: { readonly account: AffiliateAccount }) {
  const t = useTranslations('affiliates')
  const format = useFormatter()
  const shareText = useShareText()
  return (
    <CampaignSection title={t('areas.general')}>
      <div className="grid gap-3 md:grid-cols-3">
        <FactLine icon="handshake-fill" title={name} text={t('facts.name')} />
        <FactLine icon="chart-line-up-bold" title={shareText(shareBasisPoints)} text={t('facts.share')} />
        <FactLine
          icon="calendar-blank-fill"
          title={format.dateTime(dateOf(since), { dateStyle: 'long' })}
          text={t('facts.since')}
        />
      </div>
    </CampaignSection>
  )
}

function Links({ links }: Pick<AffiliateAccount, 'links'>) {
  const t = useTranslations('affiliates')
  const isMounted = useMounted()
  return (
    <CampaignSection title={t('links.title')} aside={<p className="text-muted">{t('links.text')}</p>}>
      <ul className="grid gap-3">
        {links.map(({ id, name, path }) => {
          // The server does not know the public address that the browser uses.
          const address = isMounted ? location.origin + path : path
          return (
            <li key={id}>
              <FactLine icon="link-bold" title={name} text={<span className="break-all">{address}</span>}>
                <CopyButton text={address} toasts={{ copied: t('links.copied'), failed: t('links.copyFailed') }}>
                  {t('links.copy')}
                </CopyButton>
              </FactLine>
            </li>
          )
        })}
      </ul>
      <LinkForm />
    </CampaignSection>
  )
}

function LinkForm() {
  const t = useTranslations('affiliates')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useMutation({ mutationFn: (name: string) => api.call(createLink, { body: { name } }) })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = (new FormData(form).get('name') as string).trim()
    if (name === '') return setProblem(t('links.nameMissing'))
    try {
      const reply = await mutateAsync(name)
      setProblem(reply.success ? undefined : t(`refusals.${reply.reasonType}`))
      if (!reply.success) return
      form.reset()
      await queries.invalidateQueries({ queryKey: keyOf(getInfo) })
    } catch (error) {
      setProblem(failureText(error))
    }
  }
  return (
    <form className="grid max-w-2xl gap-3 sm:grid-cols-[1fr_auto]" noValidate onSubmit={(event) => void send(event)}>
      <Field label={t('links.name')} error={problem}>
        {(ids) => <input {...ids} className="input" name="name" maxLength={LINK_NAME_LENGTH_MAX} autoComplete="off" />}
      </Field>
      <button type="submit" className="button sm:mt-[26px]" disabled={isPending}>
        {t('links.create')}
      </button>
    </form>
  )
}

const PAYOUT_HEADS = ['date', 'reference', 'amount'] as const

/** What an affiliate has earned, what of it was paid, and when. */
function Payouts({ balance, payouts }: Pick<AffiliateAccount, 'balance' | 'payouts'>) {
  const t = useTranslations('affiliates.payouts')
  const price = usePrice()
  const { earnedCents, paidCents } = balance
  return (
    <CampaignSection title={t('title')}>
      <div className="grid gap-3 md:grid-cols-3">
        <FactLine icon="chart-line-up-bold" title={price(earnedCents)} text={t('earned')} />
        <FactLine icon="check-circle-fill" title={price(paidCents)} text={t('paid')} />
        <FactLine icon="hourglass-medium-fill" title={price(earnedCents - paidCents)} text={t('unpaid')} />
      </div>
      {payouts.length > 0 ? <PayoutTable payouts={payouts} /> : <p className="card p-5 text-muted">{t('none')}</p>}
    </CampaignSection>
  )
}

function PayoutTable({ payouts }: Pick<AffiliateAccount, 'payouts'>) {
  const t = useTranslations('affiliates.payouts')
  const price = usePrice()
  return (
    <div className="campaign-table-frame" role="region" aria-label={t('title')} tabIndex={0}>
      <table className="campaign-table" data-wide="">
        <thead>
          <tr>
            {PAYOUT_HEADS.map((head) => (
              <th key={head} scope="col" className={head === 'amount' ? 'is-number' : undefined}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payouts.map(({ id, paidOn, reference, cents, isCanceled }) => (
            <tr key={id}>
              <th scope="row">
                <Day of={paidOn} />
              </th>
              <td className="whitespace-normal break-all">
                {reference} {isCanceled ? <span className="text-muted">{t('canceled')}</span> : null}
              </td>
              <td className="is-number">{isCanceled ? <s>{price(cents)}</s> : price(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Contacts({ name, email }: AffiliateAccount['contact']) {
  const t = useTranslations('affiliates')
  return (
    <CampaignSection title={t('areas.contacts')}>
      <FactLine icon="envelope-simple-fill" title={name} text={t('areaTexts.contacts')}>
        <a className="text-link break-all" href={`mailto:${email}`}>
          {email}
        </a>
      </FactLine>
    </CampaignSection>
  )
}

import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type RedemptionOverview, requestRedemption } from '#features/store/redemptions/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { usePrice } from '#ui/format/price.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { readCents, writeCents } from './cents.ts'
import { AddAccountForm, AddGiftCard } from './add-account-form.tsx'
import { AccountChoice } from './account-choice.tsx'
import { useReread } from './queries.ts'
import { useReasonText } from './reason-text.ts'

/** Amount and account; says in advance if only a part can be taken. */
export function RedeemForm({ overview }: { overview: RedemptionOverview }) {
  const t = useTranslations('wallet')
  return (
    <AccountCard title={t('form.title')}>
      {overview.accounts.length === 0 ? (
        <>
          <p>{t('accounts.none')}</p>
          <AddAccountForm isTest={overview.isTest} />
          {overview.mayAddGiftCard ? <AddGiftCard /> : null}
        </>
      ) : (
        <AmountForm overview={overview} />
      )}
    </AccountCard>
  )
}

function AmountForm({ overview }: { overview: RedemptionOverview }) {
  const t = useTranslations('wallet.form')
  const price = usePrice()
  const { availableCents, accounts, isTest } = overview
  const { form, submit, freeCents, mostCents } = useRedeemForm(overview)
  const { errors, isSubmitting } = form.formState
  const { typed, accountId } = useWatch({ control: form.control })
  const cents = readCents(typed ?? '')
  // Banks and gift cards have a least amount each.
  const { minCents } = accounts.find(({ id }) => id === accountId) ?? overview
  const fill = (amount: number) => form.setValue('typed', writeCents(amount), { shouldValidate: true })
  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <div className="grid gap-2">
        <TextField
          label={t('amount')}
          hint={t('amountHint', { min: price(minCents), max: price(mostCents) })}
          error={errors.typed?.message}
          className="input redeem-amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="$0.00"
          registration={form.register('typed', { validate: (text) => faultOf(text, { minCents, mostCents }, t, price) })}
        />
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => fill(minCents)}>
            {t('least')} {price(minCents)}
          </button>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            data-size="small"
            onClick={() => fill(Math.min(availableCents, mostCents))}
          >
            {t('all', { amount: price(Math.min(availableCents, mostCents)) })}
          </button>
        </div>
      </div>
      <AccountChoice
        accounts={accounts}
        chosen={accountId ?? ''}
        legend={t('account')}
        onChoose={(id) => form.setValue('accountId', id)}
      />
      {cents !== undefined && cents > availableCents && cents <= freeCents ? <Part overview={overview} /> : null}
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <SubmitButton isPending={isSubmitting}>
        {cents === undefined ? t('title') : t('submit', { amount: price(Math.min(cents, availableCents)) })}
      </SubmitButton>
      <p className="field-hint">
        {t('final')} {isTest ? t('test') : null}
      </p>
    </form>
  )
}

function Part({ overview }: { overview: RedemptionOverview }) {
  const t = useTranslations('wallet.form')
  const price = usePrice()
  const reason = useReasonText(overview)
  const { availableCents, limitedBy } = overview
  return limitedBy ? (
    <p className="redeem-note" role="status">
      {t('part', { amount: price(availableCents), reason: reason(limitedBy) })}
    </p>
  ) : null
}

function useRedeemForm(overview: RedemptionOverview) {
  const api = useApi()
  const reread = useReread()
  const reason = useReasonText(overview)
  const states = useTranslations('wallet.states')
  const { winnings, heldWinnings, maxCents, limitedBy, availableCents, accounts } = overview
  const freeCents = winnings - heldWinnings
  // Above what a state or an unsettled payment allows, a part is taken; above the day's limit nothing is.
  const mostCents = limitedBy === 'day-cap' ? availableCents : Math.min(freeCents, maxCents)
  const form = useForm({ defaultValues: { typed: '', accountId: accounts[0]?.id ?? '' } })
  const submit = useSubmit(form, async ({ typed, accountId }, key) => {
    const reply = await api.call(requestRedemption, { body: { cents: readCents(typed) as number, accountId }, key })
    if (reply.data) showToast(states(reply.data.state), { kind: reply.data.state === 'refused' ? 'error' : 'success' })
    else if (reply.reasonType) form.setError('root', { message: reason(reply.reasonType) })
    await reread()
  })
  return { form, submit, freeCents, mostCents }
}

interface Bounds {
  readonly minCents: number
  readonly mostCents: number
}

function faultOf(
  typed: string,
  { minCents, mostCents }: Bounds,
  t: ReturnType<typeof useTranslations<'wallet.form'>>,
  price: (cents: number) => string,
): string | undefined {
  const cents = readCents(typed)
  if (cents === undefined) return t('noAmount', { example: price(minCents) })
  if (cents < minCents) return t('tooLittle', { min: price(minCents) })
  return cents > mostCents ? t('tooMuch', { max: price(mostCents) }) : undefined
}

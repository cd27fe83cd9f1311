import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#ui/api/failure-text.ts'
import { FieldError } from '#ui/form/field.tsx'
import { useMounted } from '#ui/page/use-mounted.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { type Limit, MINUTES_MAX } from '../contract.ts'
import { perUnit, readAmount } from './amount-text.ts'
import { useLimitTitle } from './limit-title.ts'
import { useChooseLimit } from './queries.ts'

/** An input for any amount (LIM-2), and a button to remove the limit. */
export function AmountForm({ limit }: { limit: Limit }) {
  const t = useTranslations('limits')
  const title = useLimitTitle()
  const { scope, period, amount } = limit
  const id = useId()
  const isReady = useMounted()
  const { typed, setTyped, isChanged, fault, isPending, submit, remove } = useAmountForm(limit)
  const label = t('amountLabel', { name: title(limit), period: t(`periods.${period}`), unit: t(`units.${scope}`) })
  return (
    <form method="post" className="grid gap-2" noValidate onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative min-w-32 flex-1">
          <input
            id={id}
            className="input w-full pr-20!"
            inputMode={scope === 'Time' ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed}
            placeholder={t('amount')}
            aria-invalid={Boolean(fault)}
            aria-describedby={fault ? `${id}-note` : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <span
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-[14px]/5 text-muted"
            aria-hidden="true"
          >
            {t(`units.${scope}`)}
          </span>
        </div>
        <button
          type="submit"
          className="button"
          data-size="small"
          data-kind={isChanged ? undefined : 'quiet'}
          disabled={isPending || !isReady}
          aria-busy={isPending}
        >
          {t('setLimit')}
        </button>
        {amount === null ? null : (
          <button type="button" className="button" data-kind="quiet" data-size="small" disabled={isPending} onClick={remove}>
            {t('takeAway')}
          </button>
        )}
      </div>
      {fault ? <FieldError id={`${id}-note`}>{fault}</FieldError> : null}
    </form>
  )
}

function useAmountForm({ scope, kind, period, amount }: Limit) {
  const t = useTranslations('limits')
  const failureText = useFailureText()
  const kept = amount === null ? '' : String(amount / perUnit(scope))
  const [typed, setTyped] = useState(kept)
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useChooseLimit()
  const send = (wanted: number | null): void => {
    setFault(undefined)
    const isLaxer = amount !== null && (wanted === null || wanted > amount)
    const onSuccess = () => showToast(t(isLaxer ? 'asked' : 'set'), { kind: 'success' })
    const onError = (error: unknown) => setFault(failureText(error))
    mutate({ scope, kind, period, amount: wanted }, { onSuccess, onError })
  }
  const submit = (event: { preventDefault(): void }): void => {
    event.preventDefault()
    const wanted = readAmount(typed, scope)
    if (wanted === undefined) setFault(t('noAmount'))
    else if (scope === 'Time' && wanted > MINUTES_MAX[period]) setFault(t('tooLong'))
    else send(wanted)
  }
  return { typed, setTyped, isChanged: typed.trim() !== kept, fault, isPending, submit, remove: () => send(null) }
}

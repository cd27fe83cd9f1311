import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MethodId } from '#kernel/payment-method.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { useMounted } from '#ui/page/use-mounted.ts'
import { RadioRow } from '#ui/form/radio-row.tsx'
import type { CashOrder } from '#features/store/orders/contract.ts'
import { LeaveButton } from './leave-button.tsx'
import { usePrice } from '#ui/format/price.ts'
import { useDeclineText, useMethods, usePay } from './queries.ts'

interface PayFormProps {
  readonly order: CashOrder
  /** The player comes back from the provider's page. */
  readonly isBack: boolean
}

const UNFINISHED: readonly (string | undefined)[] = ['cancelled', 'expired']

/** Ways to pay; after a refusal or a payment that was left it says so, and offers the next one first. */
export function PayForm({ order, isBack }: PayFormProps) {
  const t = useTranslations('checkout.order')
  const refused = useTranslations('packages.refused')
  const failureText = useFailureText()
  const price = usePrice()
  const methods = useMethods()
  const [chosen, choose] = useState<string>()
  const { mutate, isPending, data, error } = usePay(order.payment.id)
  // Before hydration a press would submit the form as a page of its own.
  const canPress = useMounted()
  if (!methods) return null
  const preferred = order.decline?.nextMethodId ?? methods.methods[0]?.id
  const picked = chosen ?? methods.saved[0]?.id ?? preferred
  const pay = () => {
    const saved = methods.saved.find(({ id }) => id === picked)
    mutate(saved ? { methodId: saved.methodId, savedMethodId: saved.id } : { methodId: picked as MethodId })
  }
  const refusal = data?.success === false && data.reasonType ? refused(data.reasonType) : null
  return (
    <form
      className="card order-pay"
      onSubmit={(event) => {
        event.preventDefault()
        pay()
      }}
    >
      {order.decline ? (
        <Notice isBack={isBack}>
          <Decline decline={order.decline} />
        </Notice>
      ) : UNFINISHED.includes(order.transactions.at(-1)?.status) ? (
        <Notice isBack={isBack}>
          <p className="font-bold">{t('unfinished')}</p>
          <p>{t('unfinishedText')}</p>
        </Notice>
      ) : null}
      <fieldset className="order-methods">
        <legend>{t('howToPay')}</legend>
        {methods.saved.map(({ id, title }) => (
          <RadioRow key={id} name="method" checked={picked === id} onChange={() => choose(id)}>
            {t('saved', { title })}
          </RadioRow>
        ))}
        {methods.methods.map(({ id }) => (
          <RadioRow key={id} name="method" checked={picked === id} onChange={() => choose(id)}>
            {t(`methods.${id}`)}
          </RadioRow>
        ))}
      </fieldset>
      {methods.limitLeft === null ? null : <p className="order-small">{t('limitLeft', { price: price(methods.limitLeft) })}</p>}
      <button type="submit" className="button" data-size="large" disabled={isPending || !picked || !canPress}>
        {t('pay', { price: price(order.orderSummary.money) })}
      </button>
      <p role="alert" className="order-refusal">
        {error ? failureText(error) : refusal}
      </p>
      {methods.isTest ? <p className="order-small">{t('test')}</p> : null}
      <LeaveButton id={order.payment.id} />
    </form>
  )
}

/** What became of the last payment. The provider's page took the focus with it, so this takes it over. */
function Notice({ isBack, children }: { isBack: boolean; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isBack) notice.current?.focus()
  }, [isBack])
  return (
    <div ref={notice} className="order-decline" role="status" tabIndex={-1}>
      {children}
    </div>
  )
}

function Decline({ decline }: { decline: NonNullable<CashOrder['decline']> }) {
  const t = useTranslations('checkout.order')
  const text = useDeclineText()
  return (
    <>
      <p className="font-bold">{t('declined')}</p>
      <p>
        {text(decline)} {decline.nextMethodId ? t('tryNext') : null}
      </p>
    </>
  )
}

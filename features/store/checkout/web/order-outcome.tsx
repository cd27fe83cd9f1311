import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { CashOrder } from '#features/store/orders/contract.ts'
import { CashNote } from './cash-note.tsx'
import { storePath } from './paths.ts'
import { Receipt } from './receipt.tsx'

const NOTES = {
  refunded: 'refunded',
  disputed: 'disputed',
  'given-back': 'givenBack',
  mismatch: 'givenBack',
  cancelled: 'cancelled',
  expired: 'expired',
} as const

export const hasEnded = ({ state }: CashOrder): boolean => state === 'paid' || Object.hasOwn(NOTES, state)

/** How an order ended. */
export function OrderOutcome({ order }: { order: CashOrder }) {
  return (
    <>
      {order.state === 'paid' ? <Paid order={order} /> : <Unpaid order={order} />}
      <Receipt order={order} />
    </>
  )
}

function Unpaid({ order }: { order: CashOrder }) {
  const t = useTranslations('checkout.order')
  const note = NOTES[order.state as keyof typeof NOTES] ?? 'expired'
  return (
    <CashNote art={{ icon: 'info-fill' }} title={t(note)} text={t(`${note}Text`)}>
      <LocalLink to={storePath({})} className="button" data-size="large">
        {t('toStore')}
      </LocalLink>
    </CashNote>
  )
}

export function Paid({ order }: { order: CashOrder }) {
  const t = useTranslations('checkout')
  const amount = useAmount()
  const { coins, entries } = order.preset
  const shown = { coins: amount('coins', coins), entries: amount('entries', entries) }
  return (
    <CashNote
      art={{ picture: 'coins-pile' }}
      title={t('order.paid')}
      text={t(entries > 0 ? 'order.paidBoth' : 'order.paidText', shown)}
      note={t('reference', { id: order.payment.id })}
      isWin
    >
      <LocalLink to="/lobby" className="button" data-size="large">
        {t('play')}
      </LocalLink>
    </CashNote>
  )
}

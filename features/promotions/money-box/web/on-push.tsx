import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { moneyBoxPush } from '../contract.ts'
import { BoxAmounts } from './box-amounts.tsx'
import { congratulationsOf, isNewlyBroken, keepBox } from './queries.ts'

/** Handles the filling and breaking of the box; an addition from a round updates the box without a toast. */
export const onPush = [
  hear(moneyBoxPush, ({ action, ...box }, { queries, openModal, toast }) => {
    const before = keepBox(queries, box)
    if (action === 'break' && isNewlyBroken(before, box)) {
      openModal('money-box-congratulations', congratulationsOf(box), { isAnswer: true })
    }
    const wasTold = before.status !== 'inactive' && (before.moneyBoxAmount ?? 0) >= box.minAmount
    if (action === 'collectUp' && !wasTold) {
      toast(
        <BoxAmounts>
          <Ripe amount={box.moneyBoxAmount} />
        </BoxAmounts>,
        { kind: 'success' },
      )
    }
  }),
]

function Ripe({ amount }: { amount: number }) {
  const t = useTranslations('money-box')
  const format = useAmount()
  return t('ready', { amount: format('coins', amount) })
}

import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useAmount } from '#ui/format/amount.ts'
import { hear } from '#ui/realtime/hear.ts'
import { getInfo, moneyBoxPush } from '../contract.ts'
import { boxAfter } from '../shared/box.ts'

/** What a page does when the box fills or breaks: a round that adds to it is seen in the box, not told. */
export const onPush = [
  hear(moneyBoxPush, (push, { queries, openModal, toast }) => {
    let wasFull = false
    patchData(queries, getProfile, (profile) => {
      wasFull = profile.moneyBox['status'] === 'full'
      return { ...profile, moneyBox: { ...profile.moneyBox, ...boxAfter(push) } }
    })
    const { isActive: _, ...box } = boxAfter(push)
    patchData(queries, getInfo, (info) => ({ ...info, ...box }))
    if (push.action === 'break') openModal('money-box-congratulations', { amount: String(push.accumulatedAmount) })
    else if (boxAfter(push).status === 'full' && !wasFull) toast(<Full amount={push.moneyBoxAmount} />, { kind: 'success' })
  }),
]

function Full({ amount }: { amount: number }) {
  const t = useTranslations('money-box')
  const format = useAmount()
  return t('full', { amount: format('coins', amount) })
}

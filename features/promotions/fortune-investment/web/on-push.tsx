import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { fortunePush } from '../contract.ts'
import { keepInvestment } from './queries.ts'

/** Tells what the visit of a day paid, and when a package begins or ends. */
export const onPush = [
  hear(fortunePush, ({ action, coins, ...investment }, { queries, toast }) => {
    if (!keepInvestment(queries, investment)) return
    if (action === 'part') toast(<Part day={investment.today} coins={coins} />, { kind: 'success' })
    else toast(<Words of={WORDS[action]} />)
  }),
]

const WORDS = { bought: 'bought', reversed: 'takenBack', restored: 'givenBack' } as const

function Part({ day, coins }: { day: number; coins: number }) {
  const t = useTranslations('fortune-investment')
  const format = useAmount()
  return t('part', { day, coins: format('coins', coins) })
}

function Words({ of }: { of: (typeof WORDS)[keyof typeof WORDS] }) {
  return useTranslations('fortune-investment')(of)
}

import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { cashbackPush, rankLeaguePush } from '../contract.ts'
import { keepStanding } from './queries.ts'

/** The starting level: reaching it is not a promotion. */
const FIRST_LEVEL = 1

/** Handles the position in the league and news of the weekly reward, whose state comes as a push of its own. */
export const onPush = [
  hear(rankLeaguePush, (push, { queries, openModal, toast }) => {
    switch (push.action) {
      case 'progressData': {
        const { action: _, ...position } = push
        return keepStanding(queries, position)
      }
      case 'levelUp': {
        const { index, title, prize } = push.currentLevel
        if (index === FIRST_LEVEL) return
        return openModal('vip-level-up', { level: String(index), league: title, coins: String(prize.coins) })
      }
      case 'sectionUp': {
        const { title, weeklyReward, prize } = push.currentSection
        return openModal('vip-status-up', { league: title, share: String(weeklyReward), coins: String(prize.coins) })
      }
      case 'rankLeagueCashbackCalculated':
        return toast(<RewardReady amount={push.currentReward} />, { kind: 'success' })
      case 'rankLeagueCashbackExpired':
        return toast(<RewardGone />)
      case 'calculationStatus':
        return
    }
  }),
  hear(cashbackPush, (cashback, { queries }) => keepStanding(queries, { cashback })),
]

function RewardReady({ amount }: { amount: number }) {
  const t = useTranslations('rank-league')
  const format = useAmount()
  return t('rewardReady', { amount: format('coins', amount) })
}

function RewardGone() {
  return useTranslations('rank-league')('rewardGone')
}

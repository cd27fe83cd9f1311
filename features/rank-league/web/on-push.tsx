import type { QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useAmount } from '#ui/format/amount.ts'
import { hear } from '#ui/realtime/hear.ts'
import { cashbackPush, getInfo, rankLeaguePush } from '../contract.ts'

/** Everybody begins there: reaching it is no rise. */
const FIRST_LEVEL = 1

/** What a page does when the player rises in the league, or the weekly reward changes. */
export const onPush = [
  hear(rankLeaguePush, (push, { queries, openModal, toast }) => {
    switch (push.action) {
      case 'progressData': {
        const { currentLevel, nextLevel, progressBlockedReason } = push
        const { index, currentExperience } = currentLevel
        standAt(queries, { index, currentExperience, ...(nextLevel && { experience: nextLevel.experience }) })
        return keep(queries, { currentLevel, nextLevel, progressBlockedReason })
      }
      case 'levelUp': {
        const { index, title, coins, entries } = push.currentLevel
        if (index === FIRST_LEVEL) return
        keep(queries, { currentLevel: { index, title, currentExperience: 0 } })
        standAt(queries, { index, currentExperience: 0 })
        return openModal('vip-level-up', { title, coins: String(coins), entries: String(entries) })
      }
      case 'sectionUp': {
        const { currentSection, weeklyReward } = push
        keep(queries, { currentSection, weeklyReward })
        standIn(queries, currentSection.id)
        return openModal('vip-status-up', { title: currentSection.title, weeklyReward: String(weeklyReward) })
      }
      case 'rankLeagueCashbackCalculated':
        keep(queries, { cashback: { status: 'available', currentReward: push.currentReward } })
        return toast(<RewardReady amount={push.currentReward} />, { kind: 'success' })
      case 'rankLeagueCashbackExpired':
        keep(queries, { cashback: { status: 'unavailable', currentReward: 0 } })
        return toast(<RewardGone />)
      case 'calculationStatus':
        return keep(queries, { isCalculating: push.status === 'started' })
    }
  }),
  hear(cashbackPush, (cashback, { queries }) => keep(queries, { cashback })),
]

function keep(queries: QueryClient, news: object): void {
  patchData(queries, getProfile, (profile) => ({
    ...profile,
    rankLeague: { ...profile.rankLeague, enabled: true, ...news },
  }))
}

/** On the pages of the league, where the player stands at once. */
function standAt(queries: QueryClient, level: Partial<Player['currentLevel']>): void {
  patchData(queries, getInfo, ({ player, ...info }) => ({
    ...info,
    player: player && { ...player, currentLevel: { ...player.currentLevel, ...level } },
  }))
}

function standIn(queries: QueryClient, id: number): void {
  patchData(queries, getInfo, ({ player, ...info }) => ({ ...info, player: player && { ...player, currentSection: { id } } }))
}

type Player = NonNullable<ReplyOf<typeof getInfo>['data']['player']>

function RewardReady({ amount }: { amount: number }) {
  const t = useTranslations('rank-league')
  const format = useAmount()
  return t('rewardReady', { amount: format('entries', amount) })
}

function RewardGone() {
  return useTranslations('rank-league')('rewardGone')
}

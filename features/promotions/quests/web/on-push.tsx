import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { whenPageIsFree } from '#ui/page/page-holds.ts'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { hear } from '#ui/realtime/on-message.ts'
import { questPush } from '../contract.ts'

/** Handles progress, which pages read from the profile, and completed tasks. A task tells nothing before its round ends. */
export const onPush = [
  hear(questPush, (push, { queries, toast }) => {
    if (push.action === 'taskCompleted') return void whenPageIsFree(() => toast(<TaskDone {...push} />, { kind: 'success' }))
    const { from, days } = push
    patchData(queries, getProfile, (profile) => ({ ...profile, quest: { from, days } }))
  }),
]

function TaskDone({ count, prize }: { count: number; prize: { coins: number; entries: number } }) {
  const t = useTranslations('quests')
  return (
    <>
      {t('completed', { count })} <PrizeLine coins={prize.coins} entries={prize.entries} />
    </>
  )
}

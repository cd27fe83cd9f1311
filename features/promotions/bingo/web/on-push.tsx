import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { BALLS_TO_PLAY, bingoPush, getInfo } from '../contract.ts'

/** Handles changes of the player's ball count: new balls show a toast, the tenth opens the prompt to play. */
export const onPush = [
  hear(bingoPush, ({ availablePoint, bingoEndDate }, { queries, openModal, toast }) => {
    let before = 0
    patchData(queries, getProfile, (profile) => {
      before = Number(profile.bingo['availablePoint'] ?? 0)
      return { ...profile, bingo: { ...profile.bingo, isActive: true, availablePoint, bingoEndDate } }
    })
    patchData(queries, getInfo, (info) => ({ ...info, availablePoint, bingoEndDate }))
    if (availablePoint <= before) return
    if (availablePoint < BALLS_TO_PLAY) toast(<BallCount count={availablePoint} />)
    else if (before < BALLS_TO_PLAY) openModal('bingo-welcome')
  }),
]

function BallCount({ count }: { count: number }) {
  const t = useTranslations('bingo')
  return (
    <>
      {t('progress', { count, needed: BALLS_TO_PLAY })}
      <span className="progress mt-2 block" aria-hidden="true">
        <span style={{ width: `${(count / BALLS_TO_PLAY) * 100}%` }} />
      </span>
    </>
  )
}

import { useTranslations } from 'use-intl'
import { hear } from '#ui/realtime/on-message.ts'
import { BALLS_TO_PLAY, bingoPush } from '../contract.ts'
import { keepStatus } from './queries.ts'

/** Handles changes of the player's ball count: new balls show a toast, the tenth opens the prompt to play. */
export const onPush = [
  hear(bingoPush, ({ action: _, ...status }, { queries, openModal, toast }) => {
    const { availablePoint: before = 0, version = -1 } = keepStatus(queries, status)
    const { availablePoint } = status
    if (availablePoint <= before || status.version <= version) return
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

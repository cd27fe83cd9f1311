import { useTranslations } from 'use-intl'
import { MODE_ASSETS, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { useAmount } from '#ui/format/amount.ts'

/** What a void round's player is told: why, and what came back. */
export function VoidNote({ round }: { readonly round: Pick<WireRoundDetail, 'voided' | 'mode' | 'isFree'> }) {
  const t = useTranslations('round-history')
  const format = useAmount()
  const { voided, mode, isFree } = round
  if (!voided) return null
  const { granted, won } = MODE_ASSETS[mode]
  const { reason, returned, takenBack } = voided
  return (
    <small className="round-state round-void">
      {t(`void.${reason}`)}
      {isFree ? ` ${t('void.free')}` : ''}
      {isFree && returned === 0 ? '' : ` ${t('void.returned', { returned: format(granted, returned) })}`}
      {takenBack > 0 ? ` ${t('void.takenBack', { takenBack: format(won, takenBack) })}` : ''}
    </small>
  )
}

import { useTranslations } from 'use-intl'
import { useIsPlayer } from '#client/player.ts'
import type { WinActionProps } from '#ui/feature.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useModals } from '#ui/modal/use-modals.ts'

/** Opens what there is to share of a win, beside the win. */
export default function ShareAction({ stake, win, ...of }: WinActionProps) {
  const t = useTranslations('player-record')
  const modals = useModals()
  // A guest's demo rounds are not kept.
  if (!useIsPlayer()) return null
  const open = () => modals.open('share-win', { ...of, stake: String(stake), win: String(win) })
  return (
    <button type="button" aria-label={t('shareWin')} title={t('shareWin')} onClick={open}>
      <Icon name="share-network-bold" />
    </button>
  )
}

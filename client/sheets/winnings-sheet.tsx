import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useProfile } from '../player.ts'
import { redeemStatusOf } from '../redeem-status.ts'
import type { AnySheetProps } from './sheet.ts'

/** Winnings are redeemable, so staking them needs consent, once per visit. */
export default function WinningsSheet({ tools: { play, state }, close }: AnySheetProps) {
  const t = useTranslations('game')
  const format = useAmount()
  const profile = useProfile()
  const held = profile ? redeemStatusOf(profile).heldWinnings : 0
  return (
    <div className="modal-body">
      <ModalTitle>{t('playWinningsTitle')}</ModalTitle>
      <p className="mt-3 text-muted">{t('playWinningsText', { amount: format('winnings', state.balances.winnings - held) })}</p>
      <div className="mt-6 grid gap-3">
        <button
          type="button"
          className="button"
          onClick={() => {
            play.send({ type: 'winningsAgreed' })
            play.press()
          }}
        >
          {t('playWinningsYes')}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={close}>
          {t('playWinningsNo')}
        </button>
      </div>
    </div>
  )
}

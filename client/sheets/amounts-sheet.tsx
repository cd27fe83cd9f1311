import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { AssetPicture } from '../screen/asset-picture.tsx'
import type { AnySheetProps } from './sheet.ts'

/** Every play amount of the mode, one press away. */
export default function AmountsSheet({ tools: { play, state }, close }: AnySheetProps) {
  const t = useTranslations('game')
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.mode]
  return (
    <div className="modal-body">
      <ModalTitle>{t('playAmount')}</ModalTitle>
      <div className="amount-grid">
        {state.levels[state.mode].map((stake) => (
          <button
            key={stake}
            type="button"
            className="figures"
            aria-pressed={stake === state.stake}
            data-is-beyond={stake > state.balanceShown}
            onClick={() => {
              play.send({ type: 'stakePicked', stake })
              close()
            }}
          >
            <AssetPicture asset={granted} />
            {format(granted, stake)}
          </button>
        ))}
      </div>
    </div>
  )
}

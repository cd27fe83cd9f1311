import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { AssetPicture } from '../screen/asset-picture.tsx'
import type { AnySheetProps } from './sheet.ts'

/** Every play amount of the mode, one press away; `Max` is the greatest that the balance covers. */
export default function AmountsSheet({ tools: { play, state }, close }: AnySheetProps) {
  const t = useTranslations('game')
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.mode]
  const levels = state.levels[state.mode]
  const covered = levels.filter((stake) => stake <= state.balanceShown)
  const ends = [
    ['amountMin', levels[0]],
    ['amountMax', covered.at(-1) ?? levels[0]],
  ] as const
  const pick = (stake: number) => {
    play.send({ type: 'stakePicked', stake })
    close()
  }
  return (
    <div className="modal-body">
      <ModalTitle>{t('playAmount')}</ModalTitle>
      <div className="amount-ends">
        {ends.map(([name, stake]) => (
          <button
            key={name}
            type="button"
            className="button"
            data-kind="quiet"
            onClick={() => stake !== undefined && pick(stake)}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <div className="amount-grid">
        {levels.map((stake) => (
          <button
            key={stake}
            type="button"
            className="figures"
            aria-pressed={stake === state.stake}
            data-is-beyond={stake > state.balanceShown}
            onClick={() => pick(stake)}
          >
            <AssetPicture asset={granted} />
            {format(granted, stake)}
          </button>
        ))}
      </div>
      {covered.length < levels.length ? <p className="mt-3 text-[14px]/5 text-muted">{t('beyondBalance')}</p> : null}
    </div>
  )
}

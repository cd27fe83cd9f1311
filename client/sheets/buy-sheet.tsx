import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { AssetPicture } from '../screen/asset-picture.tsx'
import { useNames } from '../overlays/names.ts'
import { boughtModes, type BoughtMode } from '../play/bought-modes.ts'
import { purseOf } from '../play/purse.ts'
import type { SheetProps } from './sheet.ts'

/** A feature's price and figures, and a confirmation: nothing is played before it. */
export default function BuySheet({ game, tools: { play, state }, close }: SheetProps) {
  const t = useTranslations('game')
  const format = useAmount()
  const modes = boughtModes(game)
  const [picked, setPicked] = useState(modes[0]?.id ?? '')
  const mode = modes.find(({ id }) => id === picked)
  if (!mode) return null
  const { granted } = MODE_ASSETS[state.mode]
  const price = state.stake * mode.price
  const isCovered = purseOf(state.balances, state.mode) >= price
  return (
    <div className="modal-body">
      <ModalTitle>{t('buyTitle')}</ModalTitle>
      <p className="mt-3 text-muted">{t('buyText', { amount: format(granted, state.stake) })}</p>
      <div className="buy-modes" role="radiogroup" aria-label={t('buyTitle')}>
        {modes.map((each) => (
          <label key={each.id}>
            <input type="radio" name="mode" checked={each.id === picked} onChange={() => setPicked(each.id)} />
            <ModeName game={game} mode={each} />
            <b className="figures">
              <AssetPicture asset={granted} />
              {format(granted, state.stake * each.price)}
            </b>
          </label>
        ))}
      </div>
      <ModeFacts game={game} mode={mode} />
      {isCovered ? null : <p className="mt-4 text-muted">{t('buyTooMuch')}</p>}
      <div className="mt-6 grid gap-3">
        <button
          type="button"
          className="button"
          disabled={!isCovered}
          onClick={() => {
            close()
            play.buy(mode)
          }}
        >
          {t('buyYes', { amount: format(granted, price) })}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={close}>
          {t('buyNo')}
        </button>
      </div>
    </div>
  )
}

/** Named by its guaranteed feature, otherwise by its own name. */
function ModeName({ game, mode }: { game: SlotGame; mode: BoughtMode }) {
  const t = useTranslations('game')
  const nameOf = useNames(game)
  const certain = mode.features.find(({ oneIn }) => oneIn === 1)
  const known = FEATURES.find((id) => id === certain?.id)
  return <span>{known ? t(`features.${known}`) : nameOf(mode.id)}</span>
}

const FEATURES = ['free-spins', 'hold-and-spin', 'walking-wilds', 'wheel', 'jackpot', 'pick'] as const

function ModeFacts({ game, mode }: { game: SlotGame; mode: BoughtMode }) {
  const t = useTranslations('game')
  const format = useFormatter()
  const percent = (share: number) => format.number(100 * share, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const base = percent(Number(game.mathReport.modes[0].rtp.decimal))
  return (
    <dl className="buy-facts">
      <Fact label={t('buyPrice')} text={t('buyPriceText', { price: mode.price })} />
      <Fact label={t('buyReturn')} text={t('buyReturnText', { percent: percent(mode.rtp), base })} />
      {mode.features.flatMap(({ id, oneIn }) => {
        const known = FEATURES.find((each) => each === id)
        const text = oneIn === 1 ? t('buyCertain') : t('buyOneIn', { oneIn })
        return known ? [<Fact key={id} label={t(`features.${known}`)} text={text} />] : []
      })}
      <Fact label={t('buyTop')} text={t('buyTopText', { multiple: mode.topWin.multiple, oneIn: mode.topWin.oneIn })} />
    </dl>
  )
}

const Fact = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
)

import { useLocale, useTranslations } from 'use-intl'
import type { SlotGame } from '#games/game.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { boughtModes } from '../play/bought-modes.ts'
import { freeSpinsOf } from '../play/play-state.ts'
import { shortAmount } from './short-amount.ts'
import type { GameTools } from './use-game-play.ts'

interface BuyButtonProps {
  readonly game: SlotGame
  readonly tools: GameTools
  readonly onOpen: () => void
}

/** Opens the features that can be bought, with the lowest price. The press itself plays nothing. */
export function BuyButton({ game, tools: { state, sounds }, onOpen }: BuyButtonProps) {
  const t = useTranslations('game')
  const locale = useLocale()
  const modes = boughtModes(game)
  const price = Math.min(...modes.map((mode) => mode.price))
  if (modes.length === 0 || freeSpinsOf(state)) return null
  return (
    <button
      type="button"
      className="buy-button"
      disabled={state.phase !== 'idle' || state.autoplay !== null}
      onClick={() => {
        sounds.play('tap')
        onOpen()
      }}
    >
      <Icon name="star-fill" />
      <span>
        <small>{t('feature')}</small>
        <b className="figures">{shortAmount(state.stake * price, locale)}</b>
      </span>
    </button>
  )
}

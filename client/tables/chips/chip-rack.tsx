import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { Chip } from '../chips/chip.tsx'
import { Choices } from '../choices.tsx'
import type { BoardProps } from '../table-screen.ts'
import type { Chips } from './use-chips.ts'

interface RackProps extends Pick<BoardProps<'roulette'>, 'levels' | 'stake' | 'pickStake' | 'format'> {
  readonly chips: Chips
}

/** The chips to place, and the actions on placed ones. */
export function ChipRack({ levels, stake, pickStake, format, chips }: RackProps) {
  const t = useTranslations('game.tables.roulette')
  const { isLocked, hasPast, hasChips, hasLast } = chips
  return (
    <div className="rl-rack">
      <Action name={t('undo')} isOff={isLocked || !hasPast} act={chips.undo}>
        <Icon name="arrow-counter-clockwise-bold" />
      </Action>
      <Action name={t('clear')} isOff={isLocked || !hasChips} act={chips.clear}>
        <Icon name="x-bold" />
      </Action>
      <Choices
        label={t('chip')}
        className="rl-chips"
        values={levels}
        value={stake}
        isLocked={isLocked}
        pick={pickStake}
        name={(level) => (
          <>
            <Chip amount={level} levels={levels} />
            <span className="sr-only">{format(level)}</span>
          </>
        )}
      />
      <Action name={t('repeat')} isOff={isLocked || !hasLast} act={chips.repeat}>
        <Icon name="arrows-clockwise-bold" />
      </Action>
      <Action name={t('double')} isOff={isLocked || !hasChips} act={chips.double}>
        <b>×2</b>
      </Action>
    </div>
  )
}

/** Stays focusable while disabled: a press must not lose the focus. */
function Action({ name, isOff, act, children }: { name: string; isOff: boolean; act: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="game-button rl-action"
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    >
      {children}
    </button>
  )
}

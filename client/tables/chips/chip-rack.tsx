import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { Chip } from './chip.tsx'
import { Choices } from '../choices.tsx'
import type { BoardProps, TableKind } from '../table-screen.ts'
import type { Chips } from './use-chips.ts'

interface RackProps extends Pick<BoardProps<TableKind>, 'levels' | 'stake' | 'pickStake' | 'format'> {
  readonly chips: Chips
}

/** The chips to place, and the actions on placed ones. */
export function ChipRack({ levels, stake, pickStake, format, chips }: RackProps) {
  const t = useTranslations('game.tables.chips')
  const { isLocked, hasPast, hasChips, hasLast } = chips
  return (
    <div className="chip-rack">
      <Action name={t('undo')} isOff={isLocked || !hasPast} act={chips.undo}>
        <Icon name="arrow-u-up-left-bold" />
      </Action>
      <Action name={t('clear')} isOff={isLocked || !hasChips} act={chips.clear}>
        <Icon name="x-bold" />
      </Action>
      <Choices
        label={t('chip')}
        className="chip-choices"
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

interface RefusalProps {
  readonly chips: Chips
  readonly format: (minor: number) => string
  /** Other refusals of this table, as text. */
  readonly text?: string
}

/** Why the last chips were not placed. */
export function ChipRefusal({ chips: { refusal, limit }, format, text = '' }: RefusalProps) {
  const t = useTranslations('game.tables.chips')
  return (
    <p className="chip-refusal" role="status">
      {refusal === 'full' ? t('full', { amount: format(limit) }) : refusal === undefined ? '' : text}
    </p>
  )
}

/** Stays focusable while disabled: a press must not lose the focus. */
function Action({ name, isOff, act, children }: { name: string; isOff: boolean; act: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="game-button chip-action"
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    >
      {children}
    </button>
  )
}

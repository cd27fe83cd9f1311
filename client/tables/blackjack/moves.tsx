import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import type { BoardProps } from '../table-screen.ts'
import { useMainAction } from '../main-action.ts'
import { useBoardKeys } from '../use-board-keys.ts'

const MOVES = ['split', 'double', 'hit', 'stand'] as const

interface MovesProps extends Pick<BoardProps<'blackjack'>, 'options' | 'choose' | 'format'> {
  /** The published table's move. */
  readonly hint: string | undefined
}

/** The four moves. Unavailable ones keep their position, so that no press hits another one. */
export function Moves({ options, choose, format, hint }: MovesProps) {
  const t = useTranslations('game.tables.blackjack')
  const keys = useMemo(
    () =>
      Object.fromEntries(
        options.map(({ choice }) => [
          choice.kind[0]! === 's' && choice.kind === 'split' ? 'p' : choice.kind[0]!,
          () => choose(choice),
        ]),
      ),
    [options, choose],
  )
  useBoardKeys(keys)
  const hit = options.find(({ choice }) => choice.kind === 'hit') ?? options.find(({ choice }) => choice.kind === 'stand')
  useMainAction(hit ? { label: t(hit.choice.kind === 'hit' ? 'hit' : 'stand'), act: () => choose(hit.choice) } : null)
  return (
    <div className="table-choices bj-moves" role="group" aria-label={t('moves')}>
      {MOVES.map((move) => {
        const option = options.find(({ choice }) => choice.kind === move)
        return (
          <button
            key={move}
            type="button"
            className="table-choice"
            data-move={move}
            data-comes-first={move === 'hit' ? '' : undefined}
            data-is-hinted={hint === move ? '' : undefined}
            aria-disabled={option ? undefined : true}
            aria-describedby={hint === move ? 'bj-hint' : undefined}
            onClick={() => option && choose(option.choice)}
          >
            {hint === move ? <Icon name="star-fill" className="size-4 bj-hint-star" /> : null}
            {t(move)}
            {option && option.cost > 0 ? <small className="figures">+ {format(option.cost)}</small> : null}
          </button>
        )
      })}
      <p id="bj-hint" className="sr-only">
        {hint ? t('hinted') : ''}
      </p>
    </div>
  )
}

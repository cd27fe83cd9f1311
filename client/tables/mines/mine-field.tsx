import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lookOf } from '../../stage/look.ts'
import type { BoardProps } from '../table-screen.ts'
import type { MinesView, TileState } from './mines-view.ts'

/** The tiles. One of them takes Tab; arrows move between them. */
export function MineField({ game, view, phase, options, choose }: BoardProps<'mines'> & { view: MinesView }) {
  const t = useTranslations('game.tables.mines')
  const { columns } = game.definition
  const [reached, setReached] = useState(0)
  const [asked, setAsked] = useState<number | null>(null)
  const choiceOf = (cell: number) => options.find(({ choice }) => choice.kind === 'open' && choice['cell'] === cell)?.choice
  const open = (cell: number) => {
    const choice = choiceOf(cell)
    if (!choice) return
    setAsked(cell)
    choose(choice)
  }
  const onKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = cellBeside(event.key, reached, columns, view.tiles.length)
    if (next === undefined) return
    event.preventDefault()
    setReached(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      className="mine-field"
      role="group"
      aria-label={t('field')}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      data-is-open={options.length > 0 ? '' : undefined}
    >
      {view.tiles.map((tile, cell) => (
        <button
          key={cell}
          type="button"
          className="mine-tile"
          data-tile={tile}
          data-is-asked={phase === 'asking' && cell === asked && tile === 'closed' ? '' : undefined}
          aria-label={t('tile', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1, tile: t(`tiles.${tile}`) })}
          aria-disabled={choiceOf(cell) === undefined}
          tabIndex={cell === reached ? 0 : -1}
          onFocus={() => setReached(cell)}
          onKeyDown={onKey}
          onClick={() => open(cell)}
        >
          <TileFaces slug={game.slug} tile={tile} />
        </button>
      ))}
    </div>
  )
}

/** The back of a tile, and its face. */
function TileFaces({ slug, tile }: { slug: string; tile: TileState }) {
  const { symbol } = lookOf(slug, false)
  const face = tile === 'closed' ? null : tile.endsWith('mine') ? 'bomb' : 'gem'
  return (
    <span className="mine-turning">
      <img className="mine-back" src={symbol('tile-closed')} alt="" draggable={false} />
      <span className="mine-face">{face ? <img src={symbol(face)} alt="" draggable={false} /> : null}</span>
    </span>
  )
}

function cellBeside(key: string, cell: number, columns: number, cells: number): number | undefined {
  const column = cell % columns
  if (key === 'ArrowLeft') return column > 0 ? cell - 1 : cell
  if (key === 'ArrowRight') return column < columns - 1 ? cell + 1 : cell
  if (key === 'ArrowUp') return cell >= columns ? cell - columns : cell
  if (key === 'ArrowDown') return cell + columns < cells ? cell + columns : cell
  return undefined
}

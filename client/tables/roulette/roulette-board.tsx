import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { colourOf, layoutOf, numberName } from '#engine/roulette/spots.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { lookOf } from '../../stage/look.ts'
import { ChipRack, ChipRefusal } from '../chips/chip-rack.tsx'
import { useChips } from '../chips/use-chips.ts'
import type { BoardProps } from '../table-screen.ts'
import { useResults } from '../use-results.ts'
import { Cloth } from './cloth-view.tsx'
import { clothOf } from './laid-chips.ts'
import { Wheel } from './wheel.tsx'
import './roulette.css'

/** The wheel, the layout, and the chips to place. */
export function RouletteBoard(props: BoardProps<'roulette'>) {
  const { game, events, phase, params, stake, pickStake, levels, format, isStill, pace } = props
  const t = useTranslations('game.tables.roulette')
  const layout = layoutOf(game.definition)
  const chips = useChips(props, game.definition)
  const view = useMemo(() => clothOf(events, params), [events, params])
  const isTurning = phase === 'showing' && events.at(-1)?.type === 'ballLanded'
  const results = useResults(view.number, !isTurning)
  const rested = isTurning ? undefined : view.number
  const [isZoomed, setZoom] = useZoom(chips.isLocked)
  const before = results[rested === undefined ? 0 : 1]
  return (
    <div
      className="rl"
      data-is-turning={isTurning || phase === 'asking' ? '' : undefined}
      data-is-still={isStill ? '' : undefined}
      data-is-quick={isStill || pace < 1 ? '' : undefined}
    >
      <div className="rl-wheel-place">
        <Wheel
          wheel={layout.wheel}
          number={view.number ?? results[0]}
          before={view.number === undefined ? results[1] : before}
          isTurning={isTurning}
          isStill={isStill}
        />
      </div>
      <Results results={results} label={t('results')} isFresh={rested !== undefined} />
      <button
        type="button"
        className="game-button rl-zoom"
        aria-label={t('zoom')}
        title={t('zoom')}
        aria-pressed={isZoomed}
        onClick={() => setZoom(!isZoomed)}
      >
        <Icon name={isZoomed ? 'magnifying-glass-minus-bold' : 'magnifying-glass-plus-bold'} />
      </button>
      <div className="rl-window" data-is-zoomed={isZoomed ? '' : undefined}>
        <Cloth
          layout={layout}
          laid={isTurning ? { ...view, number: undefined } : view}
          levels={levels}
          dolly={lookOf(game.slug, false).symbol('dolly')}
          isLocked={chips.isLocked}
          isZoomed={isZoomed}
          format={format}
          lay={chips.lay}
          takeAway={chips.takeAway}
        />
      </div>
      <ChipRack levels={levels} stake={stake} pickStake={pickStake} format={format} chips={chips} />
      <ChipRefusal chips={chips} format={format} />
    </div>
  )
}

/** A round shows the whole layout again, so that its result is visible. */
function useZoom(isLocked: boolean) {
  const [isZoomed, setZoom] = useState(false)
  useEffect(() => {
    if (isLocked) setZoom(false)
  }, [isLocked])
  return [isZoomed, setZoom] as const
}

function Results({ results, label, isFresh }: { results: readonly number[]; label: string; isFresh: boolean }) {
  const t = useTranslations('game.tables.roulette')
  return (
    <ol className="rl-results figures" aria-label={label} data-is-fresh={isFresh ? '' : undefined}>
      {results.length === 0 ? <li className="rl-results-hint">{t('hint')}</li> : null}
      {results.map((number, index) => (
        <li key={results.length - index} data-colour={colourOf(number)}>
          {numberName(number)}
        </li>
      ))}
    </ol>
  )
}

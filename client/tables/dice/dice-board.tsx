import { type CSSProperties, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type DiceSide, nearestWays, offeredWays, payOf, targetOf, waysOf } from '#engine/dice/odds.ts'
import type { DiceRoll } from '#engine/dice/events.ts'
import { lookOf } from '../../stage/look.ts'
import { Choices } from '../choices.tsx'
import { useHundredths } from '../figures.ts'
import { OddsFacts } from '../odds-facts.tsx'
import type { BoardProps } from '../table-screen.ts'
import './dice.css'

const SIDES = ['under', 'over'] as const
/** Labels below the scale. */
const MARKS = [0, 25, 50, 75, 100]

/** A scale of all rolls with the winning part lit; a marker drops onto the roll. The dice beside it are decoration. */
export function DiceBoard({ game, events, phase, stake, params, pick, format, isStill }: BoardProps<'dice'>) {
  const { definition } = game
  const t = useTranslations('game.tables.dice')
  const offered = useMemo(() => offeredWays(definition), [definition])
  const roll = events.find((event): event is DiceRoll => event.type === 'diceRoll')
  const start = events[0]
  // The table shows the last round until the bet changes.
  const chosen = (start?.type === 'roundStart' && start.params) || params
  const { side, target } = chosen as unknown as { side: DiceSide; target: number }
  const { symbol } = lookOf(game.slug, true)
  const { exact } = useHundredths()
  const targetText = exact(target)
  const ways = waysOf(definition, side, target)
  const pay = payOf(definition, ways)
  const isLocked = phase !== 'idle'
  const place = (next: DiceSide, wanted: number) => pick({ side: next, target: targetOf(definition, next, wanted) })
  const chance = `${exact(chanceOf(ways, definition.faces))}%`
  const step = (by: -1 | 1) => place(side, waysBeside(offered, ways, by))
  return (
    <div
      className="dice"
      data-phase={phase}
      data-result={roll ? (roll.isWin ? 'win' : 'loss') : undefined}
      data-is-still={isStill ? '' : undefined}
    >
      <Head roll={roll?.roll} symbol={symbol} />
      <div className="dice-scale" style={styleOf(definition.faces, side, target, roll?.roll)} aria-hidden="true">
        <i className="dice-lit" />
        {MARKS.map((mark) => (
          <small key={mark} style={{ left: `${mark}%` }}>
            {mark}
          </small>
        ))}
        <i className="dice-target">
          <b data-is-behind={isNear(roll?.roll, target, definition.faces) ? '' : undefined}>{targetText}</b>
        </i>
        {roll ? <img className="dice-marker" src={symbol('marker')} alt="" key={roll.roll} /> : null}
      </div>
      <input
        type="range"
        className="dice-range"
        min={0}
        max={definition.faces}
        value={target}
        disabled={isLocked}
        aria-label={t('target')}
        aria-valuetext={`${t(side)} ${targetText}, ${chance}`}
        onChange={(event) => place(side, slid(offered, ways, waysOf(definition, side, Number(event.target.value))))}
      />
      <Choices
        label={t('side')}
        values={SIDES}
        value={side}
        isLocked={isLocked}
        pick={(next) => place(next, ways)}
        name={(each) => `${t(each)} ${exact(targetOf(definition, each, ways))}`}
        className="dice-sides"
      />
      <OddsFacts
        isLocked={isLocked}
        facts={[
          { name: t('chance'), value: chance, steps: { less: t('lessChance'), more: t('moreChance'), step } },
          { name: t('pays'), value: `×${exact(pay)}` },
          { name: t('wins'), value: format((stake / 100) * pay) },
        ]}
      />
    </div>
  )
}

/** The roll as digits. */
function Head({ roll, symbol }: { roll: number | undefined; symbol: (id: string) => string }) {
  const { exact } = useHundredths()
  return (
    <div className="dice-head" aria-hidden="true">
      <img className="dice-die" src={symbol('die-5')} alt="" />
      <p className="dice-roll figures" key={roll}>
        {roll === undefined ? <span>––.––</span> : exact(roll)}
      </p>
      <img className="dice-die" src={symbol('die-3')} alt="" />
    </div>
  )
}

/** Hundredths of a percent. */
const chanceOf = (ways: number, faces: number): number => (10_000 * ways) / faces

/** Whether the roll's marker covers the target's mark. */
const isNear = (roll: number | undefined, target: number, faces: number): boolean =>
  roll !== undefined && Math.abs(roll - target) < faces / 8

const waysBeside = (offered: readonly number[], ways: number, by: number): number =>
  offered[Math.min(offered.length - 1, Math.max(0, offered.indexOf(ways) + by))]!

/**
 * The available target nearest to the slider. An arrow key moves it by one roll, which must not snap back to the same
 * target.
 */
function slid(offered: readonly number[], ways: number, wanted: number): number {
  const nearest = nearestWays(offered, wanted)
  return nearest === ways && Math.abs(wanted - ways) === 1 ? waysBeside(offered, ways, wanted - ways) : nearest
}

function styleOf(faces: number, side: DiceSide, target: number, roll: number | undefined): CSSProperties {
  const share = (value: number): string => `${(100 * value) / faces}%`
  return {
    '--from': side === 'over' ? share(target) : '0%',
    '--to': side === 'over' ? '100%' : share(target),
    '--target': share(target),
    '--roll': share(roll ?? 0),
  } as CSSProperties
}

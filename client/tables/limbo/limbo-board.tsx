import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { LimboDrawn } from '#engine/limbo/events.ts'
import { waysOf } from '#engine/limbo/odds.ts'
import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import { CountUp } from '../../screen/count-up.tsx'
import { lookOf } from '../../stage/look.ts'
import { Choices } from '../choices.tsx'
import { useHundredths } from '../figures.ts'
import { OddsFacts } from '../odds-facts.tsx'
import type { BoardProps } from '../table-screen.ts'
import { useResults } from '../use-results.ts'
import { heightsOf } from './height.ts'
import { TargetField } from './target-field.tsx'
import './limbo.css'

const QUICK_TARGETS = [150, 200, 500, 1_000, 10_000]
const COUNT_MS = 700

/** A kite that rises to the multiplier drawn, a line at the target, and before a round the target to choose. */
export function LimboBoard(props: BoardProps<'limbo'>) {
  const { game, events, phase, stake, params, pick, format, isStill, pace } = props
  const { definition } = game
  const { targetMin, targetMax } = definition
  const t = useTranslations('game.tables.limbo')
  const { exact, short } = useHundredths()
  const drawn = events.find((event): event is LimboDrawn => event.type === 'limboDrawn')
  const start = events[0]
  const target = Number(((start?.type === 'roundStart' && start.params) || params)['target'])
  const isLocked = phase !== 'idle'
  const results = useResults(drawn, phase === 'idle')
  const aim = (next: number) => pick({ target: Math.min(targetMax, Math.max(targetMin, next)) })
  return (
    <div
      className="limbo"
      data-phase={phase}
      data-result={drawn ? (drawn.isWin ? 'win' : 'loss') : undefined}
      data-is-still={isStill ? '' : undefined}
    >
      <Results results={results} label={t('results')} />
      <div className="limbo-sky" style={heightStyle(target, drawn?.multiplier)} aria-hidden="true">
        <i className="limbo-target">
          <b className="figures">×{exact(target)}</b>
        </i>
        <img
          className="limbo-kite"
          src={lookOf(game.slug, false).symbol('kite').replace('128', '256')}
          alt=""
          key={events.length > 1 ? 'up' : 'down'}
        />
        <p className="limbo-drawn figures">
          {drawn ? (
            <CountUp
              amount={drawn.multiplier}
              ms={isStill ? 0 : COUNT_MS * pace}
              format={(value) => `×${exact(Math.max(PAY_UNITS, value))}`}
            />
          ) : (
            <span>×–.––</span>
          )}
        </p>
      </div>
      <Choices
        label={t('quick')}
        values={QUICK_TARGETS.filter((each) => each >= targetMin && each <= targetMax)}
        value={target}
        isLocked={isLocked}
        pick={aim}
        name={(each) => `×${short(each)}`}
        className="limbo-quick"
      />
      <OddsFacts
        isLocked={isLocked}
        facts={[
          {
            name: t('target'),
            value: <TargetField target={target} min={targetMin} max={targetMax} isLocked={isLocked} aim={aim} />,
            steps: { less: t('lower'), more: t('higher'), step: (by) => aim(targetBeside(target, by)) },
          },
          { name: t('chance'), value: `${exact((10_000 * waysOf(definition, target)) / definition.outcomes)}%` },
          { name: t('wins'), value: format((stake / PAY_UNITS) * target) },
        ]}
      />
    </div>
  )
}

/** Steps grow with the target: tenths below 2, then halves, then fives, fifties and hundreds. */
function targetBeside(target: number, by: -1 | 1): number {
  const [, step] = STEPS.find(([below]) => (by > 0 ? target < below : target <= below)) ?? [0, 10_000]
  return by > 0 ? (Math.floor(target / step) + 1) * step : (Math.ceil(target / step) - 1) * step
}

const STEPS: readonly (readonly [below: number, step: number])[] = [
  [200, 10],
  [1_000, 50],
  [10_000, 500],
  [100_000, 5_000],
]

/** The multipliers of this visit, newest first. */
function Results({ results, label }: { results: readonly LimboDrawn[]; label: string }) {
  const { exact } = useHundredths()
  return (
    <ol className="table-results figures" aria-label={label}>
      {results.map(({ multiplier, isWin }, index) => (
        <li key={results.length - index} data-is-win={isWin ? '' : undefined}>
          ×{exact(multiplier)}
        </li>
      ))}
    </ol>
  )
}

function heightStyle(target: number, multiplier: number | undefined): CSSProperties {
  const heights = heightsOf(target, multiplier)
  return { '--target': heights.target, '--kite': heights.kite } as CSSProperties
}

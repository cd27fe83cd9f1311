import { useTranslations } from 'use-intl'
import { lookOf } from '../../stage/look.ts'
import { randomWhole } from '../random-whole.ts'
import { useHundredths } from '../figures.ts'
import type { BoardProps } from '../table-screen.ts'
import { type KenoView, stateOf, viewOf } from './keno-view.ts'
import { NumberGrid } from './number-grid.tsx'
import './keno.css'

const QUICK_COUNT = 6

/** Numbers to pick, the balls drawn, and the pays by number of hits. */
export function KenoBoard(props: BoardProps<'keno'>) {
  const { game, events, params, phase, pick, isStill, sounds } = props
  const t = useTranslations('game.tables.keno')
  const { definition } = game
  const view = viewOf(events, params)
  const max = definition.pays.length
  const isLocked = phase !== 'idle'
  const toggle = (number: number) => {
    const isPicked = view.picks.includes(number)
    if (!isPicked && view.picks.length >= max) return
    sounds.play('toggle')
    pick({ picks: isPicked ? view.picks.filter((each) => each !== number) : [...view.picks, number] })
  }
  return (
    <div className="keno" data-is-still={isStill ? '' : undefined} data-is-over={view.isOver ? '' : undefined}>
      <Balls slug={game.slug} view={view} count={definition.drawn} />
      <NumberGrid
        slug={game.slug}
        numbers={definition.numbers}
        stateOf={(number) => stateOf(view, number)}
        isFull={view.picks.length >= max}
        isLocked={isLocked}
        toggle={toggle}
      />
      <div className="keno-side">
        <Pays view={view} pays={definition.pays[(view.picks.length || QUICK_COUNT) - 1]} hint={t('hint', { max })} />
        <div className="keno-picks">
          <button
            type="button"
            className="table-choice"
            disabled={isLocked}
            onClick={() => pick({ picks: quickPicks(definition.numbers, view.picks.length || Math.min(max, QUICK_COUNT)) })}
          >
            {t('quick')}
          </button>
          <span className="figures">{t('picked', { count: view.picks.length, max })}</span>
          <button
            type="button"
            className="table-choice"
            disabled={isLocked || view.picks.length === 0}
            onClick={() => pick({ picks: [] })}
          >
            {t('clear')}
          </button>
        </div>
      </div>
    </div>
  )
}

/** The same number of picks, on other numbers. */
export function quickPicks(numbers: number, count: number): number[] {
  const drum = Array.from({ length: numbers }, (_, index) => index + 1)
  return Array.from({ length: count }, () => drum.splice(randomWhole(drum.length), 1)[0]!).sort((left, right) => left - right)
}

function Balls({ slug, view, count }: { slug: string; view: KenoView; count: number }) {
  const t = useTranslations('game.tables.keno')
  const { symbol } = lookOf(slug, false)
  return (
    <ol className="keno-balls figures" aria-label={t('balls')}>
      {Array.from({ length: count }, (_, index) => {
        const ball = view.balls[index]
        return (
          <li key={index} data-is-hit={ball !== undefined && view.picks.includes(ball) ? '' : undefined}>
            {ball === undefined ? null : (
              <span key={ball}>
                <img src={symbol('ball')} alt="" />
                <b>{ball}</b>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** For this number of picks: the pay by hits, in play amounts. */
function Pays({ view: { picks, hits }, pays, hint }: { view: KenoView; pays: readonly number[] | undefined; hint: string }) {
  const t = useTranslations('game.tables.keno')
  const { short } = useHundredths()
  if (!pays) return <p className="table-hint">{hint}</p>
  return (
    <>
      <p className="table-hint">{picks.length === 0 ? hint : t('paysFor', { count: picks.length })}</p>
      <dl className="keno-pays figures" aria-label={t('pays')} data-is-example={picks.length === 0 ? '' : undefined}>
        {pays.map((pay, count) =>
          pay > 0 ? (
            <div key={count} data-is-reached={count === hits ? '' : undefined}>
              <dt>
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{t('hits', { count })}</span>
              </dt>
              <dd>×{short(pay)}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  )
}

import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { BetParams } from '#engine/events.ts'
import type { PrizeWheel, PrizeWheelDefinition } from '#engine/prize-wheel/definition.ts'
import type { WheelTurned } from '#engine/prize-wheel/events.ts'
import { outcomesOf, segmentCounts } from '#engine/prize-wheel/odds.ts'
import { useHundredths } from '../figures.ts'
import { OptionPanel } from '../option-panel.tsx'
import type { BoardProps } from '../table-screen.ts'
import { useResults } from '../use-results.ts'
import { shadeOf, WheelPicture } from './wheel-picture.tsx'
import './prize-wheel.css'

/** A wheel, its prizes, and before a round the number of segments and the risk. */
export function PrizeWheelBoard(props: BoardProps<'prize-wheel'>) {
  const { game, events, phase, params, pick, isStill } = props
  const { definition } = game
  const t = useTranslations('game.tables.wheel')
  const start = events[0]
  const wheel = wheelOf(definition, (start?.type === 'roundStart' && start.params) || params)
  const turned = events.find((event): event is WheelTurned => event.type === 'wheelTurned')
  const isTurning = phase === 'showing' && turned !== undefined
  const results = useResults(turned, !isTurning)
  const segments = wheel.pays.length
  const last = useRef<{ readonly wheel: PrizeWheel; readonly segment: number } | null>(null)
  if (turned && !isTurning) last.current = { wheel, segment: turned.segment }
  const rest = last.current?.wheel === wheel ? last.current.segment : 0
  return (
    <div className="pw" data-phase={phase} data-is-still={isStill ? '' : undefined}>
      <ol className="table-results figures" aria-label={t('results')}>
        {results.map(({ pay }, index) => (
          <Result key={results.length - index} pay={pay} />
        ))}
      </ol>
      <WheelPicture
        slug={game.slug}
        pays={wheel.pays}
        rest={rest}
        turned={turned?.segment}
        isTurning={isTurning && !isStill}
        isShown={turned !== undefined && !isTurning}
      />
      <Prizes wheel={wheel} landed={isTurning ? undefined : turned?.pay} />
      <OptionPanel
        isLocked={phase !== 'idle'}
        counts={{
          label: t('segments'),
          values: segmentCounts(definition),
          value: segments,
          name: (count) => t('segmentCount', { count }),
          pick: (count) => pick({ segments: count, risk: wheel.risk }),
        }}
        risk={{ value: wheel.risk, pick: (risk) => pick({ segments, risk }) }}
      />
    </div>
  )
}

function Result({ pay }: { pay: number }) {
  const { short } = useHundredths()
  return <li data-is-win={pay > 0 ? '' : undefined}>×{short(pay)}</li>
}

/** Every prize, the highest first, and how many segments pay it. */
function Prizes({ wheel, landed }: { wheel: PrizeWheel; landed: number | undefined }) {
  const t = useTranslations('game.tables.wheel')
  const { short } = useHundredths()
  const prizes = [...outcomesOf(wheel)].toSorted(([left], [right]) => right - left)
  return (
    <ul className="pw-prizes figures" aria-label={t('prizes')}>
      {prizes.map(([pay, ways]) => (
        <li key={pay} data-is-landed={pay === landed ? '' : undefined} style={shadeOf(wheel.pays, pay)}>
          <b>×{short(pay)}</b>
          <small>{t('share', { count: Number(ways), all: wheel.pays.length })}</small>
        </li>
      ))}
    </ul>
  )
}

const wheelOf = ({ wheels }: PrizeWheelDefinition, { segments, risk }: BetParams): PrizeWheel =>
  wheels.find((wheel) => wheel.pays.length === segments && wheel.risk === risk) ?? wheels[0]!

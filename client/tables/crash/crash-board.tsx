import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CrashFlown } from '#engine/crash/events.ts'
import { multiplierAt, reachedAt } from '#engine/crash/curve.ts'
import { waysOf } from '#engine/limbo/odds.ts'
import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import { Choices } from '../choices.tsx'
import { useHundredths } from '../figures.ts'
import { OddsFacts } from '../odds-facts.tsx'
import type { BoardProps } from '../table-screen.ts'
import { CrashSky } from './crash-sky.tsx'
import { FLIGHT_MS } from './screen-times.ts'
import './crash.css'

const QUICK_TARGETS = [120, 150, 200, 500, 1_000]

/** A round of one player, replayed: the whole flight in a moment, with a mark where the bet left. */
export function CrashBoard(props: BoardProps<'crash'>) {
  const { game, events, phase, stake, params, pick, format, isStill, pace } = props
  const { definition } = game
  const t = useTranslations('game.tables.crash')
  const { exact, short } = useHundredths()
  const flown = events.find((event): event is CrashFlown => event.type === 'crashFlown')
  const start = events[0]
  const target = Number(((start?.type === 'roundStart' && start.params) || params)['target'] ?? definition.targetMax)
  const isLocked = phase !== 'idle'
  const multiplierNow = useReplayed(flown, isStill ? 0 : FLIGHT_MS * pace, definition)
  const isFlying = flown !== undefined && phase === 'showing' && !isStill
  return (
    <div className="crash" data-result={flown && !isFlying ? (flown.isWin ? 'win' : 'loss') : undefined}>
      <CrashSky
        slug={game.slug}
        stage={isFlying ? 'flying' : flown ? 'burst' : 'betting'}
        multiplierNow={multiplierNow}
        isStill={isStill}
      />
      <Choices
        label={t('quick')}
        values={QUICK_TARGETS}
        value={target}
        isLocked={isLocked}
        pick={(next) => pick({ target: next })}
        name={(each) => `×${short(each)}`}
        className="crash-quick"
      />
      <OddsFacts
        isLocked={isLocked}
        facts={[
          { name: t('collectAt'), value: `×${exact(target)}` },
          { name: t('chance'), value: `${exact(Math.round((10_000 * waysOf(definition, target)) / definition.outcomes))}%` },
          { name: t('wins'), value: format((stake / PAY_UNITS) * target) },
        ]}
      />
    </div>
  )
}

/** The multiplier of a flight that is shown in `ms`, whatever it took. */
function useReplayed(flown: CrashFlown | undefined, ms: number, definition: BoardProps<'crash'>['game']['definition']) {
  const startedAt = useRef(0)
  useEffect(() => {
    startedAt.current = performance.now()
  }, [flown])
  return (): number => {
    if (!flown) return PAY_UNITS
    const share = ms > 0 ? Math.min(1, (performance.now() - startedAt.current) / ms) : 1
    return share === 1 ? flown.burst : Math.min(flown.burst, multiplierAt(definition, share * reachedAt(definition, flown.burst)))
  }
}

import { useTranslations } from 'use-intl'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import { waysOf } from '#engine/limbo/odds.ts'
import { useHundredths } from '../figures.ts'
import { TargetField } from '../limbo/target-field.tsx'
import { OddsFacts } from '../odds-facts.tsx'
import type { SharedTools } from './use-shared-play.ts'

interface AutoCollectProps {
  readonly definition: CrashDefinition
  readonly tools: SharedTools
}

const FIRST_AUTO = 200

/** The multiplier at which the next bet is collected by itself, and its chance; or by hand. */
export function AutoCollect({ definition, tools: { play, state } }: AutoCollectProps) {
  const t = useTranslations('game.tables.crash')
  const { exact } = useHundredths()
  const { targetMin, targetMax, outcomes } = definition
  const isLocked = state.phase !== 'idle'
  const auto = state.bet?.state === 'open' ? state.bet.auto : state.auto
  const aim = (next: number) => play.send({ type: 'autoPicked', auto: Math.min(targetMax, Math.max(targetMin, next)) })
  return (
    <div className="crash-auto">
      <button
        type="button"
        className="choice"
        role="switch"
        aria-checked={auto !== null}
        disabled={isLocked}
        onClick={() => play.send({ type: 'autoPicked', auto: auto === null ? FIRST_AUTO : null })}
      >
        {t('auto')}
        <i className="crash-switch" />
      </button>
      {auto === null ? (
        <p className="crash-by-hand">{t('byHand')}</p>
      ) : (
        <OddsFacts
          isLocked={isLocked}
          facts={[
            {
              name: t('collectAt'),
              value: <TargetField target={auto} min={targetMin} max={targetMax} isLocked={isLocked} aim={aim} />,
              steps: {
                less: t('lower'),
                more: t('higher'),
                step: (by) => aim(auto + by * (auto < 200 ? 10 : auto < 1_000 ? 50 : 500)),
              },
            },
            { name: t('chance'), value: `${exact(Math.round((10_000 * waysOf(definition, auto)) / outcomes))}%` },
          ]}
        />
      )}
    </div>
  )
}

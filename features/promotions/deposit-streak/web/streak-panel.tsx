import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { Countdown } from '#ui/time/countdown.tsx'
import { useSecond } from '#ui/time/now.ts'
import { countAt, stateOf, type StreakState } from './state-of.ts'
import type { StreakViewProps } from './streak-view.tsx'

const STORE = '/cash/deposit-by-money/'

/** Where the streak stands, what the next step needs, and what can be done now. */
export function StreakPanel({ info, isPlayer, onRefresh }: Pick<StreakViewProps, 'info' | 'isPlayer' | 'onRefresh'>) {
  const t = useTranslations('deposit-streak')
  const now = Math.floor((useSecond() ?? 0) / SECOND_MS)
  const state = stateOf(info, info.arePurchasesOpen, now)
  const count = countAt(info, now)
  return (
    <section className="streak-panel" aria-label={t('yours')} data-state={state}>
      <p className="streak-count">{t('count', { step: count, of: info.maxNumberOfDeposit })}</p>
      <span className="progress" aria-hidden="true">
        <span style={{ width: `${(count / info.maxNumberOfDeposit) * 100}%` }} />
      </span>
      <p className="streak-text" role="status">
        <StateText state={state} info={info} count={count} />
      </p>
      {state === 'held' && info.limitEndsAt !== null ? (
        <p className="streak-clock">
          {t('nextIn')} <Countdown until={info.limitEndsAt} onEnd={onRefresh} />
        </p>
      ) : null}
      {count > 0 && info.resetsAt !== null ? (
        <p className="streak-clock">
          {t('resetIn')} <Countdown until={info.resetsAt} onEnd={onRefresh} />
        </p>
      ) : null}
      <Action state={state} isPlayer={isPlayer} />
    </section>
  )
}

interface StateTextProps extends Pick<StreakViewProps, 'info'> {
  readonly state: StreakState
  readonly count: number
}

function StateText({ state, info, count }: StateTextProps) {
  const t = useTranslations('deposit-streak.states')
  const price = usePrice()
  const least = price(info.minDepositValue ?? 0)
  switch (state) {
    case 'open':
      return t('open', { step: info.openSteps[0]!, count: info.openSteps.length })
    case 'held':
      return t('held', { count: info.settings.dailyStepsMax ?? 0 })
    case 'none':
      return t('none', { least })
    case 'going':
    case 'soon':
      return t('going', { least, step: count + 1 })
    default:
      return t(state)
  }
}

function Action({ state, isPlayer }: { state: StreakState; isPlayer: boolean }) {
  const t = useTranslations('deposit-streak')
  const { open } = useModals()
  if (!isPlayer) {
    return (
      <div className="campaign-action">
        <LocalLink className="button" to="/signup">
          {t('signUp')}
        </LocalLink>
      </div>
    )
  }
  if (state === 'closed') return null
  return (
    <div className="campaign-action">
      {state === 'open' ? (
        <button type="button" className="button" onClick={() => open('lightning-streak')}>
          {t('spin')}
        </button>
      ) : (
        <LocalLink className="button" {...(state === 'held' && { 'data-kind': 'quiet' })} to={STORE}>
          {t('packages')}
        </LocalLink>
      )}
    </div>
  )
}

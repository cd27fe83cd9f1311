import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import type { FortunePackage, Investment } from '../contract.ts'

interface OwnDaysProps {
  readonly own: Investment
  readonly pack: FortunePackage
  /** A new day began: refetches the package, which is the visit that it pays. */
  readonly onRefresh: () => void
}

/** The days of the own package: what each pays, which are paid or missed, and when the next one begins. */
export function OwnDays({ own, pack, onRefresh }: OwnDaysProps) {
  const t = useTranslations('fortune-investment')
  const { today, nextAt } = own
  const days = pack.days.length
  return (
    <section className="fortune-own" aria-label={t('yours')}>
      <p className="fortune-today">
        {today === 0 ? t('days', { count: days }) : t('dayOf', { day: Math.min(today, days), days })}
      </p>
      <p className="font-semibold" role="status">
        <StateText own={own} pack={pack} />
      </p>
      {nextAt === null ? null : (
        <p className="fortune-clock">
          {t('nextIn')} <Countdown until={nextAt} onEnd={onRefresh} />
        </p>
      )}
      <ol className="fortune-track">
        {pack.days.map((coins, at) => {
          const state = stateOf(own, at + 1)
          return (
            <li key={at} className="card" data-state={state}>
              <span>{t('day', { number: at + 1 })}</span>
              <PrizeLine coins={coins} />
              <span className="fortune-state">{t(`dayStates.${state}`)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function stateOf({ today, daysTaken }: Investment, number: number): 'paid' | 'missed' | 'today' | 'coming' {
  if (daysTaken.includes(number)) return 'paid'
  if (number === today) return 'today'
  return number < today ? 'missed' : 'coming'
}

function StateText({ own: { today, daysTaken }, pack: { days } }: Pick<OwnDaysProps, 'own' | 'pack'>) {
  const t = useTranslations('fortune-investment.states')
  const format = useAmount()
  if (today === 0) return t('bought')
  const coins = days[today - 1]
  if (coins === undefined) {
    const paid = daysTaken.reduce((sum, number) => sum + days[number - 1]!, 0)
    return t('over', { coins: format('coins', paid), count: daysTaken.length })
  }
  return t(daysTaken.includes(today) ? 'paid' : 'waits', { coins: format('coins', coins) })
}

import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PLAYER_ASSETS } from '#kernel/money.ts'
import { Select } from '#ui/form/select.tsx'
import { PERIODS } from '../contract.ts'
import { SUBJECTS } from '../shared/subjects.ts'
import { filterOf } from './statement-filter.ts'

/** The filter lives in the address: it can be linked, and 'back' undoes it. */
export function StatementFilters() {
  const t = useTranslations('statements')
  const [search, setSearch] = useSearchParams()
  const { period, from, to, asset, subject } = filterOf(search)
  const pick = (changes: Readonly<Record<string, string>>) => {
    const changed = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) changed.set(name, value)
      else changed.delete(name)
    }
    setSearch(changed, { preventScrollReset: true, replace: true })
  }
  const hasDays = Boolean(from ?? to)
  return (
    <form className="grid gap-3" onSubmit={(event) => event.preventDefault()} aria-label={t('filter')}>
      <div className="filter-values" role="group" aria-label={t('period')}>
        {PERIODS.map((each) => (
          <button
            key={each}
            type="button"
            className="filter-value"
            aria-pressed={!hasDays && period === each}
            onClick={() => pick({ period: each, from: '', to: '' })}
          >
            {t(`periods.${each}`)}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Choice label={t('balance')} value={asset ?? ''} onChange={(event) => pick({ balance: event.target.value })}>
          <option value="">{t('allBalances')}</option>
          {PLAYER_ASSETS.map((each) => (
            <option key={each} value={each}>
              {t(`assets.${each}`)}
            </option>
          ))}
        </Choice>
        <Choice label={t('subject')} value={subject ?? ''} onChange={(event) => pick({ what: event.target.value })}>
          <option value="">{t('allSubjects')}</option>
          {SUBJECTS.map((each) => (
            <option key={each} value={each}>
              {t(`subjects.${each}`)}
            </option>
          ))}
        </Choice>
        <Day label={t('fromDay')} value={from ?? ''} onChange={(event) => pick({ from: event.target.value })} />
        <Day label={t('toDay')} value={to ?? ''} onChange={(event) => pick({ to: event.target.value })} />
      </div>
    </form>
  )
}

function Choice({ label, children, ...rest }: { label: string } & ComponentProps<'select'>) {
  return (
    <label className="field grid-cols-1">
      <span className="field-label">{label}</span>
      <Select {...rest}>{children}</Select>
    </label>
  )
}

function Day({ label, ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="field grid-cols-1">
      <span className="field-label">{label}</span>
      <input className="input px-3" type="date" {...rest} />
    </label>
  )
}

import { useTranslations } from 'use-intl'
import { type FilterChoices, type Filters, GROUPS, LIMITS, limitTo, toggle } from './filters.ts'
import { useLimitName, useValueName } from './filter-names.ts'

interface FilterFieldsProps {
  readonly choices: FilterChoices
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** All filters as toggle buttons. */
export function FilterFields({ choices, filters, onChange }: FilterFieldsProps) {
  const t = useTranslations('library')
  const valueName = useValueName()
  const limitName = useLimitName()
  return (
    <div className="filter-fields">
      {GROUPS.filter((group) => choices.groups[group].length > 0).map((group) => (
        <fieldset key={group}>
          <legend className="filter-legend">{t(`filters.${group}`)}</legend>
          <div className="filter-values">
            {choices.groups[group].map((value) => (
              <button
                key={value}
                type="button"
                className="filter-value"
                aria-pressed={filters.groups[group].includes(value)}
                onClick={() => onChange(toggle(filters, group, value))}
              >
                {valueName(group, value)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {LIMITS.filter((limit) => choices.limits[limit].length > 0).map((limit) => (
        <fieldset key={limit}>
          <legend className="filter-legend">{t(`filters.${limit}`)}</legend>
          <div className="filter-values">
            {choices.limits[limit].map((value) => {
              const isChosen = filters.limits[limit] === value
              return (
                <button
                  key={value}
                  type="button"
                  className="filter-value"
                  aria-pressed={isChosen}
                  onClick={() => onChange(limitTo(filters, limit, isChosen ? null : value))}
                >
                  {limitName(limit, value)}
                </button>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { afterPaint } from '#ui/page/after-paint.ts'
import {
  choicesOf,
  countChosen,
  type Filters,
  GROUPS,
  LIMITS,
  limitTo,
  type Sort,
  SORTS,
  toggle,
  withoutFilters,
} from './filters.ts'
import { FilterFields } from './filter-fields.tsx'
import { useLimitName, useValueName } from './filter-names.ts'
import type { Game } from '#features/play/lobby/contract.ts'
import { type GamesOf, useGameCount } from './games-of.ts'

interface ListToolsProps {
  readonly list: GamesOf
  readonly games: readonly Game[]
  readonly filters: Filters
  readonly found: number
  readonly onChange: (filters: Filters) => void
}

/** Filters, order and the number of matches: a panel on wide screens, a sheet on small ones. */
export function ListTools({ list, games, filters, found, onChange }: ListToolsProps) {
  const t = useTranslations('library')
  const inGames = useGameCount()
  const { open } = useModals()
  const panelId = useId()
  const sortId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const choices = choicesOf(games)
  const chosen = countChosen(filters)
  const label = (
    <>
      <Icon name="sliders-horizontal-bold" />
      {t('filter')}
      {chosen > 0 ? <span className="filter-count">{chosen}</span> : null}
    </>
  )
  return (
    <div className="list-tools">
      <div className="list-tools-row">
        <button type="button" className="filter-button lg:hidden" onClick={() => afterPaint(() => open('filters', { ...list }))}>
          {label}
        </button>
        <button
          type="button"
          className="filter-button max-lg:hidden"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
          <Icon name="caret-down-bold" className="filter-caret size-3" />
        </button>
        <label className="sort" htmlFor={sortId}>
          <span className="sr-only">{t('sort')}</span>
          <select
            id={sortId}
            value={filters.sort}
            onChange={(event) => onChange({ ...filters, sort: event.target.value as Sort })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </select>
          <Icon name="caret-down-bold" className="size-3" />
        </label>
        <output className="figures ml-auto text-[14px]/5 text-muted">{inGames(found)}</output>
      </div>
      {chosen > 0 ? <Chosen filters={filters} onChange={onChange} /> : null}
      <div id={panelId} className="filter-panel" hidden={!isOpen}>
        <FilterFields choices={choices} filters={filters} onChange={onChange} />
      </div>
    </div>
  )
}

/** The chosen filters, each with a button to remove it, and one to remove all. */
function Chosen({ filters, onChange }: Pick<ListToolsProps, 'filters' | 'onChange'>) {
  const t = useTranslations('library')
  const valueName = useValueName()
  const limitName = useLimitName()
  const chips = [
    ...GROUPS.flatMap((group) =>
      filters.groups[group].map((value) => ({ name: valueName(group, value), left: toggle(filters, group, value) })),
    ),
    ...LIMITS.flatMap((limit) => {
      const value = filters.limits[limit]
      return value === null ? [] : [{ name: limitName(limit, value), left: limitTo(filters, limit, null) }]
    }),
  ]
  return (
    <ul className="chosen" aria-label={t('chosen')}>
      {chips.map(({ name, left }) => (
        <li key={name}>
          <button type="button" className="chosen-chip" aria-label={t('takeBack', { name })} onClick={() => onChange(left)}>
            {name}
            <Icon name="x-bold" className="size-3" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-button" onClick={() => onChange(withoutFilters(filters))}>
          {t('clearAll')}
        </button>
      </li>
    </ul>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { getGames } from '#features/play/lobby/contract.ts'
import { gameTitles } from '#games/loaders.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Select } from '#ui/form/select.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { useOwnTimeZone } from '#ui/time/own-time-zone.ts'
import { listRounds } from '../contract.ts'
import { ExportButton } from './export-button.tsx'
import { filterOf } from './round-filter.ts'
import { RoundChunk } from './round-list.tsx'
import './rounds.css'

const data = pageData({
  for: 'player',
  queries: (api, { url }) => [queryOf(api, listRounds, { query: filterOf(url.searchParams) })],
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** A player's own rounds: filtered by game, balance, day and win; exported; each with a replay and a verification. */
export default function RoundsPage() {
  const t = useTranslations('round-history')
  const [search] = useSearchParams()
  const filter = filterOf(search, useOwnTimeZone().timeZone)
  return (
    <section>
      <title>{t('rounds')}</title>
      <header className="rounds-head">
        <h1 className="page-title">{t('rounds')}</h1>
        <LocalLink className="button" data-kind="quiet" data-size="small" to="/fair">
          <Icon name="scales-fill" />
          {t('fairPlay')}
        </LocalLink>
        <ExportButton filter={filter} />
      </header>
      <Filters />
      <div className="rounds" key={search.toString()}>
        <RoundChunk filter={filter} />
      </div>
    </section>
  )
}

const FIELDS = ['slug', 'mode', 'from', 'to', 'wins']

/** The filter is in the address, so it can be linked and 'back' undoes it. On phones it opens on request. */
function Filters() {
  const t = useTranslations('round-history')
  const [search, setSearch] = useSearchParams()
  const games = useGameNames()
  const set = FIELDS.filter((name) => search.get(name)).length
  const [isOpen, setOpen] = useState(set > 0)
  const id = useId()
  const value = (name: string) => search.get(name) ?? ''
  const pick = (name: string, next: string) => {
    const changed = new URLSearchParams(search)
    if (next) changed.set(name, next)
    else changed.delete(name)
    setSearch(changed, { preventScrollReset: true, replace: true })
  }
  return (
    <>
      <button
        type="button"
        className="button round-fold"
        data-kind="quiet"
        data-size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sliders-horizontal-bold" />
        {t('filters', { count: set })}
      </button>
      <form
        id={id}
        className="round-filters"
        data-is-open={isOpen}
        onSubmit={(event) => event.preventDefault()}
        aria-label={t('filter')}
      >
        <label className="field">
          <span className="field-label">{t('game')}</span>
          <Select value={value('slug')} onChange={(event) => pick('slug', event.target.value)}>
            <option value="">{t('allGames')}</option>
            {games.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </Select>
        </label>
        <label className="field">
          <span className="field-label">{t('playedWith')}</span>
          <Select value={value('mode')} onChange={(event) => pick('mode', event.target.value)}>
            <option value="">{t('both')}</option>
            <option value="TournamentPoints">{t('coins')}</option>
            <option value="SweepStakes">{t('entries')}</option>
          </Select>
        </label>
        <label className="field">
          <span className="field-label">{t('fromDay')}</span>
          <input className="input" type="date" value={value('from')} onChange={(event) => pick('from', event.target.value)} />
        </label>
        <label className="field">
          <span className="field-label">{t('toDay')}</span>
          <input className="input" type="date" value={value('to')} onChange={(event) => pick('to', event.target.value)} />
        </label>
        <label className="round-wins">
          <Checkbox checked={value('wins') === '1'} onChange={(event) => pick('wins', event.target.checked ? '1' : '')} />
          {t('winsOnly')}
        </label>
      </form>
    </>
  )
}

/** The house's games, plus provider games once the lobby has loaded. */
function useGameNames(): readonly { readonly slug: string; readonly title: string }[] {
  const listed = useQuery(queryOf(useApi(), getGames)).data?.games ?? []
  return [...gameTitles, ...listed.filter(({ provider }) => provider !== 'house')]
}

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DataOf } from '#kernel/contract.ts'
import { STATES } from '#kernel/states.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { queryOf } from '#ui/api/query.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { saveFile } from '#ui/parts/save-file.ts'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { type AffiliateAccount, exportStatistics, getStatistics, type StatisticsFilter } from '../contract.ts'
import { DaysTable, PlayersTable } from './statistics-tables.tsx'

type Statistics = DataOf<typeof getStatistics>

/** What the links brought, by day and by player, under one filter. */
export function PartnerStatistics({ links }: Pick<AffiliateAccount, 'links'>) {
  const t = useTranslations('affiliates')
  const api = useApi()
  const failureText = useFailureText()
  const [filter, setFilter] = useState<StatisticsFilter>({})
  const { data: reply, error } = useQuery({
    ...queryOf(api, getStatistics, { query: filter }),
    placeholderData: keepPreviousData,
  })
  if (!reply) return error ? <p role="alert">{failureText(error)}</p> : <div className="skeleton h-48 rounded-card" />
  if (!reply.success) return <p role="alert">{t(`refusals.${reply.reasonType}`)}</p>
  return (
    <>
      <CampaignSection title={t('areas.filters')}>
        <Filters links={links} shown={reply.data} onFilter={setFilter} />
      </CampaignSection>
      <Figures statistics={reply.data} filter={filter} />
    </>
  )
}

interface FiltersProps extends Pick<AffiliateAccount, 'links'> {
  /** The period before any choice. */
  readonly shown: Pick<Statistics, 'from' | 'to'>
  readonly onFilter: (filter: StatisticsFilter) => void
}

function Filters({ links, shown, onFilter }: FiltersProps) {
  const t = useTranslations('affiliates')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    onFilter(Object.fromEntries(given) as StatisticsFilter)
  }
  const day = (name: 'from' | 'to') => (
    <Field label={t(`filter.${name}`)}>
      {(ids) => <input {...ids} className="input" type="date" name={name} defaultValue={shown[name]} />}
    </Field>
  )
  return (
    <form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4" aria-label={t('areas.filters')} onSubmit={send}>
      {day('from')}
      {day('to')}
      <Field label={t('filter.link')}>
        {(ids) => (
          <Select {...ids} name="link" defaultValue="">
            <option value="">{t('filter.allLinks')}</option>
            {links.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('filter.state')}>
        {(ids) => (
          <Select {...ids} name="state" defaultValue="">
            <option value="">{t('filter.allStates')}</option>
            {Object.entries(STATES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <button type="submit" className="button w-fit">
        {t('filter.apply')}
      </button>
    </form>
  )
}

interface FiguresProps {
  readonly statistics: Statistics
  readonly filter: StatisticsFilter
}

function Figures({ statistics: { days, totals, players }, filter }: FiguresProps) {
  const t = useTranslations('affiliates')
  return (
    <>
      <CampaignSection title={t('areas.statistics')} aside={<ExportButton by="day" filter={filter} />}>
        {days.length > 0 ? <DaysTable days={days} totals={totals} /> : <p className="card p-5 text-muted">{t('noDays')}</p>}
      </CampaignSection>
      <CampaignSection title={t('areas.detailed')} aside={<ExportButton by="player" filter={filter} />}>
        {players.length > 0 ? <PlayersTable players={players} /> : <p className="card p-5 text-muted">{t('noPlayers')}</p>}
      </CampaignSection>
    </>
  )
}

function ExportButton({ by, filter }: { readonly by: 'day' | 'player'; readonly filter: StatisticsFilter }) {
  const t = useTranslations('affiliates')
  const api = useApi()
  const failureText = useFailureText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(exportStatistics, { query: { ...filter, by } }),
    onSuccess: (reply) => {
      if (reply.success) saveFile(reply.data.fileName, reply.data.csv, 'text/csv')
      else showToast(t(`refusals.${reply.reasonType}`), { kind: 'error' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
  return (
    <button type="button" className="button" data-kind="quiet" data-size="small" disabled={isPending} onClick={() => mutate()}>
      {t(`exports.${by}`)}
    </button>
  )
}

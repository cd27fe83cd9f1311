import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { useOwnTimeZone } from '#ui/time/own-time-zone.ts'
import { getSummary, listEntries } from '../contract.ts'
import { ExportButton } from './export-button.tsx'
import { EntryChunk } from './entry-list.tsx'
import { daysOf, filterOf, inZone } from './statement-filter.ts'
import { StatementFilters } from './statement-filters.tsx'
import { FlowFigures } from './flow-figures.tsx'
import { SummaryCards } from './summary-cards.tsx'

const data = pageData({
  for: 'player',
  queries: (api, { url }) => {
    const filter = filterOf(url.searchParams)
    return [
      queryOf(api, listEntries, { query: filter }),
      queryOf(api, getSummary, { query: daysOf(filter) }),
      queryOf(api, getSummary, { query: {} }),
    ]
  },
})
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Every movement of the four balances, the period's totals, and the lifetime totals. */
export default function StatementsPage() {
  const t = useTranslations('statements')
  const [search] = useSearchParams()
  const filter = inZone(filterOf(search), useOwnTimeZone().timeZone)
  return (
    <AccountFrame title={t('title')}>
      <AccountCard title={t('title')} text={t('intro')}>
        <StatementFilters />
        <div className="flex flex-wrap items-center gap-x-4">
          <ExportButton filter={filter} />
          <LocalLink className="text-link py-3" to="/rounds">
            {t('myRounds')}
          </LocalLink>
        </div>
      </AccountCard>
      <AccountColumns>
        <AccountCard title={t('movements')}>
          <CoinsInTotal />
          <div key={search.toString()} className="grid gap-2">
            <EntryChunk filter={filter} />
          </div>
        </AccountCard>
        <div className="grid gap-4 max-lg:order-first">
          <SummaryCards days={daysOf(filter)} />
          <Lifetime />
        </div>
      </AccountColumns>
    </AccountFrame>
  )
}

/** The header shows coins as one balance; the entries below name its two parts. */
function CoinsInTotal() {
  const t = useTranslations('statements')
  const format = useAmount()
  const { coins = 0, tourPoints = 0 } = useProfile()?.playerInfo.playerBalance ?? {}
  if (tourPoints === 0) return null
  const amounts = { total: coins + tourPoints, coins, won: tourPoints }
  const values = Object.fromEntries(Object.entries(amounts).map(([key, minor]) => [key, format('coins', minor)]))
  return <p className="mb-3 text-[14px]/5 text-muted">{t('coinsInTotal', values)}</p>
}

/** Wins minus stakes since the account was opened, shown without embellishment (HIST-5). */
function Lifetime() {
  const t = useTranslations('statements')
  const { lifetime } = useSuspenseQuery(queryOf(useApi(), getSummary, { query: {} })).data.data
  return (
    <AccountCard title={t('lifetime')} text={t(lifetime.length === 0 ? 'noLifetime' : 'lifetimeText')}>
      {lifetime.map(({ mode, rounds, played, won }) => (
        <FlowFigures
          key={mode}
          title={t(`modes.${mode}`)}
          text={t('rounds', { count: rounds })}
          asset={mode === 'SweepStakes' ? 'entries' : 'coins'}
          names={[t('won'), t('played')]}
          gained={won}
          spent={played}
        />
      ))}
    </AccountCard>
  )
}

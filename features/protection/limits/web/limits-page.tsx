import { useTranslations } from 'use-intl'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AccountCard, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { getLimits, type LimitName } from '../contract.ts'
import { LimitRow } from './limit-row.tsx'
import { useLimitText, useLimitTitle } from './limit-title.ts'
import { useLimits } from './queries.ts'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getLimits)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The purchase limit first; then losses and stakes, for coins and entries separately; then time. */
const GROUPS = [
  [
    ['Purchases', 'gross'],
    ['Time', 'gross'],
  ],
  [
    ['TournamentPoints', 'net'],
    ['SweepStakes', 'net'],
    ['TournamentPoints', 'gross'],
    ['SweepStakes', 'gross'],
    ['TournamentPoints', 'single'],
    ['SweepStakes', 'single'],
  ],
] as const satisfies readonly (readonly (readonly [LimitName['scope'], LimitName['kind']])[])[]

export default function LimitsPage() {
  const t = useTranslations('limits')
  return (
    <AccountFrame title={t('title')}>
      <p className="max-w-3xl text-[16px]/6 text-muted">{t('intro')}</p>
      {GROUPS.map((group) => (
        <div key={group[0].join()} className="grid items-start gap-4 lg:grid-cols-2">
          {group.map(([scope, kind]) => (
            <LimitCard key={scope + kind} scope={scope} kind={kind} />
          ))}
        </div>
      ))}
      <LocalLink to="/profile/responsible-play" className="text-link w-fit py-3">
        {t('allTools')}
      </LocalLink>
    </AccountFrame>
  )
}

function LimitCard({ scope, kind }: Pick<LimitName, 'scope' | 'kind'>) {
  const title = useLimitTitle()
  const text = useLimitText()
  const limits = useLimits().filter((limit) => limit.scope === scope && limit.kind === kind)
  return (
    <AccountCard title={title({ scope, kind })} text={text({ scope, kind })}>
      <ul className="grid gap-3">
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} />
        ))}
      </ul>
    </AccountCard>
  )
}

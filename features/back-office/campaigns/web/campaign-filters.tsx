import { useSearchParams } from 'react-router'
import type { CampaignFeature, DeskState, ListedCampaign } from '../contract.ts'
import { STATES } from './states.tsx'

type State = DeskState | 'open'

const ORDER = Object.keys(STATES) as DeskState[]

/** By default everything that is not over. */
const isIn = ({ state, revision }: ListedCampaign, wanted: State): boolean =>
  wanted === 'open'
    ? state !== 'ended' && state !== 'shadow-ended' && state !== 'archived'
    : state === wanted || (wanted === 'review' && revision?.state === 'review')

const stateOf = (search: URLSearchParams): State => (search.get('state') as State | null) ?? 'open'

/** The campaigns that the address asks for. */
export const filtered = (campaigns: readonly ListedCampaign[], search: URLSearchParams): ListedCampaign[] =>
  campaigns.filter(
    (campaign) =>
      isIn(campaign, stateOf(search)) && (search.get('feature') === null || campaign.feature === search.get('feature')),
  )

interface CampaignFiltersProps {
  readonly campaigns: readonly ListedCampaign[]
  readonly features: readonly CampaignFeature[]
}

/** State and feature, as part of the address. A state without campaigns is not offered. */
export function CampaignFilters({ campaigns, features }: CampaignFiltersProps) {
  const [search, setSearch] = useSearchParams()
  const state = stateOf(search)
  const put = (name: 'state' | 'feature', value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next)
  }
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_260px] lg:items-center">
      <nav aria-label="States" className="chips mt-0! lg:flex-wrap">
        {(['open', ...ORDER] as const).map((each) => {
          const count = campaigns.filter((campaign) => isIn(campaign, each)).length
          if (count === 0 && each !== state && each !== 'open') return null
          return (
            <button
              key={each}
              type="button"
              className="chip"
              aria-current={each === state ? 'true' : undefined}
              onClick={() => put('state', each === 'open' ? '' : each)}
            >
              {each === 'open' ? 'Open' : STATES[each].text} {count}
            </button>
          )
        })}
      </nav>
      <div className="operator-select">
        <select
          className="input"
          aria-label="Feature"
          value={search.get('feature') ?? ''}
          onChange={(event) => put('feature', event.target.value)}
        >
          <option value="">Every feature</option>
          {features.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

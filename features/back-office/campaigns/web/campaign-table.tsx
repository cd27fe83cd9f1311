import { LocalLink } from '#ui/i18n/local-link.tsx'
import { BudgetTags } from '#ui/parts/budget-uses.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import type { CampaignFeature, DeskState, ListedCampaign } from '../contract.ts'
import { StateTag, timeText } from './states.tsx'

interface CampaignTableProps {
  readonly campaigns: readonly ListedCampaign[]
  readonly features: readonly CampaignFeature[]
  readonly timeZone: string
}

export function CampaignTable({ campaigns, features, timeZone }: CampaignTableProps) {
  return (
    <>
      <DeskTable label="Campaigns" heads={['Campaign', 'State', 'Feature', 'Start', 'End']}>
        {withoutLaterRuns(campaigns.toSorted(byUrgency)).map(({ campaign, later }) => (
          <Row key={campaign.id} campaign={campaign} later={later} feature={features.find(({ id }) => id === campaign.feature)} />
        ))}
      </DeskTable>
      <p className="text-[13px]/5 text-muted">Times are in the brand’s time zone ({timeZone}).</p>
    </>
  )
}

const ORDER: readonly DeskState[] = [
  'review',
  'running',
  'paused',
  'scheduled',
  'draft',
  'shadow',
  'announced',
  'ended',
  'shadow-ended',
  'archived',
]

/** What may need an operator first, then by start. */
const byUrgency = (one: ListedCampaign, other: ListedCampaign): number =>
  rankOf(one) - rankOf(other) || (one.startsAt ?? '').localeCompare(other.startsAt ?? '')

const rankOf = ({ state, revision }: ListedCampaign): number => (revision?.state === 'review' ? 0 : ORDER.indexOf(state))

interface Listed {
  readonly campaign: ListedCampaign
  /** How many later runs of its series are scheduled. */
  readonly later: number
}

/** Of the scheduled runs of a series the next one alone, unless another is being changed. */
function withoutLaterRuns(sorted: readonly ListedCampaign[]): Listed[] {
  const scheduled = sorted.filter(({ state, series }) => state === 'scheduled' && series !== null)
  const next = new Map(scheduled.toReversed().map((run) => [run.series, run]))
  const isLater = (run: ListedCampaign): boolean =>
    run.state === 'scheduled' && run.series !== null && run.revision === null && next.get(run.series) !== run
  return sorted
    .filter((campaign) => !isLater(campaign))
    .map((campaign) => ({
      campaign,
      later: next.get(campaign.series) === campaign ? scheduled.filter(({ series }) => series === campaign.series).length - 1 : 0,
    }))
}

function Row({ campaign, later, feature }: Listed & { readonly feature: CampaignFeature | undefined }) {
  const { id, title, slug, state, startsAt, endsAt, budget, revision } = campaign
  return (
    <tr>
      <th scope="row" className="whitespace-normal!">
        <LocalLink
          to={`/operator/campaigns/${id}`}
          className="grid min-h-8 content-center text-ink underline decoration-muted underline-offset-4"
        >
          {title}
        </LocalLink>
        <span className="text-[13px]/5 font-normal">{slug}</span>
      </th>
      <td data-wide>
        <span className="flex flex-wrap gap-1">
          <StateTag state={state} />
          <BudgetTags uses={budget} />
          {later > 0 ? <span className="operator-tag">{later} more to come</span> : null}
          {revision ? (
            <LocalLink to={`/operator/campaigns/${revision.id}`} className="operator-tag" data-tone="warm">
              {revision.state === 'review' ? 'change in review' : 'change drafted'}
            </LocalLink>
          ) : null}
        </span>
      </td>
      <td data-wide>
        {feature?.title ?? campaign.feature}
        {feature?.isOn === false ? ' (switched off)' : ''}
      </td>
      <td className="whitespace-nowrap" data-label="Start">
        {startsAt === null ? 'when approved' : timeText(startsAt)}
      </td>
      <td className="whitespace-nowrap" data-label="End">
        {endsAt === null ? 'until ended' : timeText(endsAt)}
      </td>
    </tr>
  )
}

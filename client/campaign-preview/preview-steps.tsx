import type { CampaignPreview, PreviewStep } from '#kernel/campaign-preview.ts'
import { DeskTable } from '#ui/parts/desk-table.tsx'

const MINOR = 100

/** What happens to the player, day by day, and what it gives. */
export function PreviewSteps({ preview }: { readonly preview: CampaignPreview }) {
  const { joins, steps, page, isCut } = preview
  if (!joins) return <p className="operator-alert">This player can’t join: “Who may join” or the visitors leave them out.</p>
  if (page.en.state === 'planned') return <p>It hasn’t started by then.</p>
  return (
    <section className="grid min-w-0 gap-3" aria-label="What the player gets">
      <p className="font-semibold">
        {page.en.state === 'ended' ? 'Over the whole campaign' : 'By then'}: {totalText(preview)}.
      </p>
      <p className="text-muted text-[14px]/5">{notesOf(preview).join(' ')}</p>
      {steps.length > 0 ? <Table steps={steps} /> : <p className="operator-empty">Nothing has happened yet.</p>}
      {isCut ? <p className="text-muted">Later steps aren’t listed; the total has them.</p> : null}
    </section>
  )
}

const Table = ({ steps }: { readonly steps: readonly PreviewStep[] }) => (
  <DeskTable label="Steps" heads={['When', 'What', 'Gives', 'State after']} className="max-h-[480px]">
    {steps.map((step) => (
      <tr key={`${step.at} ${step.kind} ${step.name}`}>
        <th scope="row">{step.at.replace('T', ' ')}</th>
        <td data-label="What">{causeText(step)}</td>
        <td data-label="Gives">{givesText(step) || 'nothing'}</td>
        <td data-label="State after">
          <span className="text-[12.5px]/5 wrap-anywhere text-muted">{stateText(step.cell)}</span>
        </td>
      </tr>
    ))}
  </DeskTable>
)

/** `lastSpin 2026-11-24, level 3`, without what is empty. */
function stateText(cell: string): string {
  const state: unknown = JSON.parse(cell)
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return cell
  const fields = Object.entries(state).filter(([, value]) => value !== null && value !== '')
  return fields.map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`).join(', ')
}

const EVENTS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'day.first-seen': ['Comes that day', 'Comes that day'],
  'round.settled': ['Plays a round', 'Plays rounds'],
  'purchase.completed': ['Buys a package', 'Buys packages'],
}

function causeText({ kind, name, count }: PreviewStep): string {
  const times = count > 1 ? ` (${count})` : ''
  if (kind === 'tick') return `Happens automatically${times}`
  if (kind === 'close') return 'The campaign ends'
  if (kind === 'act') return `Uses “${name}”${times}`
  const [one, many] = EVENTS[name] ?? [name, name]
  return `${count > 1 ? many : one}${times}`
}

const amount = (minor: number): string => (minor / MINOR).toLocaleString('en-US', { maximumFractionDigits: 2 })

const givesText = ({ coins, entries, others, points }: Pick<PreviewStep, 'coins' | 'entries' | 'others' | 'points'>): string =>
  [
    coins > 0 ? `${amount(coins)} coins` : '',
    entries > 0 ? `${amount(entries)} ${entries === MINOR ? 'entry' : 'entries'}` : '',
    ...others,
    points === 0 ? '' : `${points.toLocaleString('en-US')} points`,
  ]
    .filter(Boolean)
    .join(', ')

const totalText = (preview: CampaignPreview): string =>
  givesText({ ...preview, others: preview.steps.flatMap(({ others }) => others) }) || 'nothing'

function notesOf({ leftOut, hasPlaces }: CampaignPreview): string[] {
  return [
    'The player takes every prize as soon as possible. Draws are examples at the published odds; a real player’s draws will differ.',
    ...(hasPlaces ? ['Prizes for places depend on other players and aren’t included.'] : []),
    ...(leftOut.length > 0 ? [`Not used: ${leftOut.join(', ')}.`] : []),
  ]
}

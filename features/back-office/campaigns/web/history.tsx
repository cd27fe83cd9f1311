import type { ReplyOf } from '#kernel/contract.ts'
import { UnreadFiles } from '#ui/parts/unread-files.tsx'
import type { FieldChange, readCampaign } from '../shared/operator-contract.ts'

const ACTIONS: Readonly<Record<string, string>> = {
  'campaign-drafted': 'drafted it',
  'campaign-revised': 'changed it',
  'campaign-submitted': 'submitted it for approval',
  'campaign-returned': 'returned it to draft',
  'campaign-approved': 'approved it',
  'campaign-change-approved': 'approved this change',
  'campaign-published': 'published it',
  'campaign-announced': 'announced it',
  'campaign-paused': 'paused it',
  'campaign-resumed': 'resumed it',
  'campaign-ended': 'ended it',
  'campaign-archived': 'archived it',
}

/** Each action on a campaign, newest first, with the fields that it changed. */
export function History({ history, unreadFiles }: Pick<ReplyOf<typeof readCampaign>['data'], 'history' | 'unreadFiles'>) {
  return (
    <section className="card grid min-w-0 gap-4 p-4" aria-label="History">
      <h3 className="text-[16px]/6 font-bold">History</h3>
      <UnreadFiles files={unreadFiles} rows="actions" />
      <ol className="grid min-w-0 gap-3">
        {history.map(({ at, what, by, why, fields }) => (
          <li key={`${at} ${what}`} className="grid min-w-0 gap-1">
            <p>
              <span className="text-muted tabular-nums">{at.slice(0, 19).replace('T', ' ')} UTC</span> <b>{by}</b>{' '}
              {ACTIONS[what] ?? what}
              {why ? `: “${why}”` : '.'}
            </p>
            {fields.length > 0 ? (
              <details className="min-w-0">
                <summary className="min-h-8 text-[14px]/6 text-muted">
                  {fields.length} {fields.length === 1 ? 'field' : 'fields'}
                </summary>
                <ChangeList fields={fields} />
              </details>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Fields before and after. */
export function ChangeList({ fields }: { readonly fields: readonly FieldChange[] }) {
  return (
    <dl className="grid min-w-0 gap-3">
      {fields.map(({ label, before, after }) => (
        <div key={label} className="grid min-w-0 gap-1">
          <dt className="text-[13px]/5 font-semibold">{label}</dt>
          <dd className="grid min-w-0 gap-2 sm:grid-cols-2">
            <del className="min-w-0 rounded-lg px-3 py-2 break-words whitespace-pre-wrap text-muted no-underline hairline">
              <span className="sr-only">Before: </span>
              {before || '–'}
            </del>
            <ins className="min-w-0 rounded-lg px-3 py-2 break-words whitespace-pre-wrap no-underline hairline">
              <span className="sr-only">After: </span>
              {after || '–'}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

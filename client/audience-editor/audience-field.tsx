import { useQuery } from '@tanstack/react-query'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import { useSchemaForm } from '#client/schema-form/form-context.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { checkAudience } from '#features/back-office/campaigns/contract.ts'
import { AudienceGroup } from './audience-group.tsx'
import { newRule } from './audience-rules.ts'
import { useRested } from '#ui/form/use-rested.ts'

interface AudienceFieldProps {
  readonly label: string
  readonly path: 'showAudience' | 'joinAudience'
  readonly tree: AudienceTree | null
}

const FIRST = { combinator: 'and', rules: [newRule('registeredDaysAgo')] }

/** All players, or those whom a tree of conditions describes; with their number as one edits. */
export function AudienceField({ label, path, tree }: AudienceFieldProps) {
  const { problems, put } = useSchemaForm()
  const problem = problems.get(path)
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2" aria-label={label}>
      <legend className="font-semibold">{label}</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={tree !== null}
          onChange={({ target }) => put(path, target.checked ? FIRST : null)}
        />
        Only players who meet conditions
      </label>
      {tree ? (
        <>
          <AudienceGroup group={tree} path={path} depth={1} onRemove={() => put(path, null)} />
          {problem ? <FieldError>{problem}</FieldError> : null}
          <Found tree={tree} />
        </>
      ) : null}
    </fieldset>
  )
}

function Found({ tree }: Pick<AudienceFieldProps, 'tree'>) {
  const api = useApi()
  const asked = useRested(tree)
  const { data } = useQuery({
    queryKey: ['campaign-audience', asked],
    queryFn: () => api.call(checkAudience, { body: { tree: asked } }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  const found = data?.data.found
  return (
    <div className="grid min-h-16 content-start gap-1 text-[14px]/5" aria-live="polite">
      {found ? (
        <>
          <p>{found.words}</p>
          <p className="text-muted tabular-nums">
            {found.count.toLocaleString('en-US')} of {found.ofAll.toLocaleString('en-US')} players
            {found.sample.length > 0 ? `, such as ${found.sample.join(', ')}` : ''}.
          </p>
        </>
      ) : null}
    </div>
  )
}

import type { AudienceTree } from '#kernel/audience/tree.ts'
import { useSchemaForm } from '#client/schema-form/form-context.ts'
import { AudienceCondition } from './audience-condition.tsx'
import { isGroup, type Join, joinedBy, joinOf, JOINS, newRule } from './audience-rules.ts'

/** As deep as the stored tree may be. */
const DEPTH_MAX = 5

interface AudienceGroupProps {
  readonly group: AudienceTree
  readonly path: string
  readonly depth: number
  readonly onRemove: () => void
}

/** Conditions and groups of them, joined in one way. */
export function AudienceGroup({ group, path, depth, onRemove }: AudienceGroupProps) {
  const { put } = useSchemaForm()
  const { rules } = group
  const add = (part: unknown) => put(`${path}.rules`, [...rules, part])
  const remove = (at: number) => (rules.length === 1 ? onRemove() : put(`${path}.rules`, rules.toSpliced(at, 1)))
  return (
    <div className="grid min-w-0 gap-3 rounded-control p-3 hairline" role="group" aria-label={`Group, level ${depth}`}>
      <div className="flex flex-wrap items-center gap-2">
        <div className="operator-select w-52 max-w-full">
          <select
            className="input"
            aria-label="How the conditions are joined"
            value={joinOf(group)}
            onChange={({ target }) => put(path, { ...joinedBy(target.value as Join), rules })}
          >
            {Object.entries(JOINS).map(([join, text]) => (
              <option key={join} value={join}>
                {text}
              </option>
            ))}
          </select>
        </div>
        {depth > 1 ? <SmallButton text="Remove group" onPress={onRemove} /> : null}
      </div>
      {rules.map((part, at) =>
        isGroup(part) ? (
          // oxlint-disable-next-line react/no-array-index-key -- a part is its position
          <AudienceGroup key={at} group={part} path={`${path}.rules.${at}`} depth={depth + 1} onRemove={() => remove(at)} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a part is its position
          <AudienceCondition key={at} rule={part} nth={at + 1} path={`${path}.rules.${at}`} onRemove={() => remove(at)} />
        ),
      )}
      <div className="flex flex-wrap gap-2">
        <SmallButton text="Add a condition" onPress={() => add(newRule('registeredDaysAgo'))} />
        {depth < DEPTH_MAX ? (
          <SmallButton text="Add a group" onPress={() => add({ combinator: 'or', rules: [newRule('registeredDaysAgo')] })} />
        ) : null}
      </div>
    </div>
  )
}

const SmallButton = ({ text, onPress }: { readonly text: string; readonly onPress: () => void }) => (
  <button type="button" className="button" data-kind="quiet" data-size="small" onClick={onPress}>
    {text}
  </button>
)

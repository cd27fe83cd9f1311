import { useState } from 'react'
import { AUDIENCE_FIELDS, type AudienceField, type Field } from '#kernel/audience/fields.ts'
import { FIELD_LABELS, OPERATOR_LABELS, SCALED_FIELDS } from '#kernel/audience/labels.ts'
import { STATES, type State } from '#kernel/states.ts'
import { useSchemaForm } from '#client/schema-form/form-context.ts'
import { NumberInput } from '#client/schema-form/number-input.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { type DraftRule, newRule, type Operator, operatorsOf, withOperator } from './audience-rules.ts'

interface AudienceConditionProps {
  readonly rule: DraftRule
  readonly nth: number
  readonly path: string
  readonly onRemove: () => void
}

/** One condition: a fact, a comparison and a value. */
export function AudienceCondition({ rule, nth, path, onRemove }: AudienceConditionProps) {
  const { problems, put } = useSchemaForm()
  const problem = problems.get(path)
  const operators = operatorsOf(rule.field)
  return (
    <div className="grid min-w-0 gap-2">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-2 *:col-start-1 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,0.8fr)_minmax(0,1fr)_auto] lg:*:col-start-auto">
        <Choice
          label={`Fact, condition ${nth}`}
          value={rule.field}
          options={Object.entries(FIELD_LABELS)}
          onChoose={(field) => put(path, newRule(field as AudienceField))}
        />
        <Choice
          label={`Comparison, condition ${nth}`}
          value={rule.operator}
          options={operators.map((operator) => [operator, OPERATOR_LABELS[operator]])}
          onChoose={(operator) => put(path, withOperator(rule, operator as Operator))}
        />
        <Value rule={rule} nth={nth} onPut={(value) => put(path, { ...rule, value })} />
        <button
          type="button"
          className="button col-start-2! row-start-1 px-3! lg:col-start-4!"
          data-kind="plain"
          data-size="small"
          aria-label={`Remove condition ${nth}`}
          onClick={onRemove}
        >
          <Icon name="trash-bold" className="size-4" />
        </button>
      </div>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </div>
  )
}

interface ValueProps {
  readonly rule: DraftRule
  readonly nth: number
  readonly onPut: (value: unknown) => void
}

function Value({ rule: { field, operator, value }, nth, onPut }: ValueProps) {
  const { type, choices = [] }: Field = AUDIENCE_FIELDS[field]
  if (operator === 'null' || operator === 'notNull') return <span />
  if (type === 'yes-no') {
    const options = [
      ['true', 'Yes'],
      ['false', 'No'],
    ] as const
    return (
      <Choice
        label={`Value, condition ${nth}`}
        value={String(value)}
        options={options}
        onChoose={(chosen) => onPut(chosen === 'true')}
      />
    )
  }
  if (type === 'choice') return <Choices field={field} choices={choices} chosen={value as readonly string[]} onPut={onPut} />
  const scale = SCALED_FIELDS.has(field) ? 100 : 1
  const input = (label: string, of: unknown, put: (next: unknown) => void) => (
    <NumberInput ids={{ 'aria-label': `${label}, condition ${nth}` }} value={of} scale={scale} onPut={put} />
  )
  if (!Array.isArray(value)) return input('Value', value, onPut)
  const [from, to] = value as readonly unknown[]
  return (
    <div className="grid grid-cols-2 gap-2">
      {input('From', from, (next) => onPut([next, to]))}
      {input('To', to, (next) => onPut([from, next]))}
    </div>
  )
}

interface ChoicesProps {
  readonly field: AudienceField
  readonly choices: readonly string[]
  readonly chosen: readonly string[]
  readonly onPut: (value: unknown) => void
}

const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' }
const nameOf = (field: AudienceField, choice: string): string =>
  field === 'state' ? STATES[choice as State] : LANGUAGES[choice]!

function Choices({ field, choices, chosen, onPut }: ChoicesProps) {
  // Open until the operator folds it: not by the first choice.
  const [isOpen] = useState(chosen.length === 0)
  const shown = chosen.map((choice) => nameOf(field, choice)).join(', ')
  return (
    <details className="min-w-0 rounded-control px-3 hairline" open={isOpen}>
      <summary className="min-h-11">{shown || 'Choose'}</summary>
      <div className="grid max-h-60 overflow-y-auto pb-2">
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5"
              checked={chosen.includes(choice)}
              onChange={({ target }) => onPut(target.checked ? [...chosen, choice] : chosen.filter((each) => each !== choice))}
            />
            {nameOf(field, choice)}
          </label>
        ))}
      </div>
    </details>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <div className="operator-select min-w-0">
    <select className="input" aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </div>
)

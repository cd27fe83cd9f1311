import { Field, type ControlIds } from '#ui/form/field.tsx'
import { type BodyField, fieldsOf, putField, type Body } from './body-paths.ts'

interface BodyFieldsProps {
  readonly body: Body
  /** The allowed values of a restricted field, by its path. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** What a field means, by its path. */
  readonly hints: Readonly<Record<string, string>>
  readonly onChange: (body: Body) => void
}

/** A field for each text, number, switch and list of a body, grouped by language. */
export function BodyFields({ body, choices, hints, onChange }: BodyFieldsProps) {
  return groupsOf(fieldsOf(body)).map(({ locale, fields }) => (
    <fieldset key={locale ?? ''} className="grid min-w-0 content-start gap-4">
      {locale ? <legend className="mb-3 text-[16px]/6 font-bold">{LANGUAGES[locale]}</legend> : null}
      {fields.map(({ path, value }) => {
        const put = (next: unknown) => onChange(putField(body, path, next))
        const at = path.join('.')
        return <BodyInput key={at} path={path} value={value} choices={choices[at]} hint={hints[at]} onPut={put} />
      })}
    </fieldset>
  ))
}

const LANGUAGES = { en: 'English', es: 'Spanish' } as const
type Language = keyof typeof LANGUAGES
const isLanguage = (key: string): key is Language => Object.hasOwn(LANGUAGES, key)

/** Fields shared by both languages first, then those of each. */
function groupsOf(fields: readonly BodyField[]): { locale: Language | null; fields: BodyField[] }[] {
  const localeOf = ({ path }: BodyField): Language | null => path.find(isLanguage) ?? null
  return [null, 'en' as const, 'es' as const].flatMap((locale) => {
    const own = fields.filter((field) => localeOf(field) === locale)
    return own.length > 0 ? [{ locale, fields: own }] : []
  })
}

interface BodyInputProps extends BodyField {
  readonly choices: readonly string[] | undefined
  readonly hint?: string | undefined
  readonly onPut: (value: unknown) => void
}

function BodyInput({ path, value, choices, hint, onPut }: BodyInputProps) {
  const label = nameOf(path)
  if (typeof value === 'boolean') {
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5" checked={value} onChange={(event) => onPut(event.target.checked)} />
        {label}
      </label>
    )
  }
  const props = { path, value, onPut, choices }
  return (
    <Field label={label} hint={hint ?? hintOf(path, value)}>
      {(ids) => <Control ids={ids} {...props} />}
    </Field>
  )
}

function Control({ ids, path, value, choices, onPut }: BodyInputProps & { readonly ids: ControlIds }) {
  const put = (text: string) => onPut(text)
  if (typeof value === 'object') {
    const lines = value.join('\n')
    return (
      <textarea
        {...ids}
        className="input min-h-28 py-3"
        value={lines}
        onChange={(event) => onPut(event.target.value.split('\n'))}
      />
    )
  }
  if (choices) {
    return (
      <div className="operator-select">
        <select {...ids} className="input" value={String(value)} onChange={(event) => put(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </div>
    )
  }
  if (typeof value === 'number') {
    return (
      <input {...ids} className="input" type="number" value={value} onChange={(event) => onPut(Number(event.target.value))} />
    )
  }
  if (isTime(path)) {
    const local = String(value).slice(0, 16)
    const toInstant = (text: string) => (text === '' ? '' : `${text}:00Z`)
    return (
      <input
        {...ids}
        className="input"
        type="datetime-local"
        value={local}
        onChange={(event) => put(toInstant(event.target.value))}
      />
    )
  }
  if (path.at(-1) === 'bg_color') {
    return (
      <input {...ids} className="input p-1" type="color" value={String(value)} onChange={(event) => put(event.target.value)} />
    )
  }
  if (isLong(path, String(value))) {
    const size = path.length <= 2 ? 'min-h-72' : 'min-h-20'
    return (
      <textarea
        {...ids}
        className={`input py-3 text-[15px]/6 ${size}`}
        value={String(value)}
        onChange={(event) => put(event.target.value)}
      />
    )
  }
  return <input {...ids} className="input" value={String(value)} onChange={(event) => put(event.target.value)} />
}

/** `words.en.usualPriceCents` is 'Usual price cents'. */
function nameOf(path: readonly string[]): string {
  const words = path
    .filter((key) => key !== 'words' && !isLanguage(key))
    .map((key) =>
      key.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, (_, one: string, two: string) => `${one} ${two.toLowerCase()}`),
    )
    .join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isTime = (path: readonly string[]): boolean => /^(until|.+At)$/.test(path.at(-1) ?? '')

const isLong = (path: readonly string[], value: string): boolean =>
  path.join('.') === 'body' || value.includes('\n') || path.at(-1) === 'text'

function hintOf(path: readonly string[], value: BodyField['value']): string | undefined {
  if (typeof value === 'object') return 'One per line.'
  if (isTime(path)) return 'UTC; empty for none.'
  return path.join('.') === 'body' ? 'Markdown; {brand} is the brand’s name.' : undefined
}

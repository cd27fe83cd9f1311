import { Field } from '#ui/form/field.tsx'
import type { PlanOnDesk } from '#features/back-office/campaigns/contract.ts'
import { useSchemaForm } from '#client/schema-form/form-context.ts'

const LANGUAGES = { en: 'English', es: 'Spanish' } as const
const STEPS_MAX = 4
const BLANK = { title: '', text: '' }

/** What players read, in both languages. A step is added and removed in both. */
export function WordFields({ words }: { readonly words: PlanOnDesk['words'] }) {
  const { put } = useSchemaForm()
  const count = Math.max(words.en.steps.length, words.es.steps.length)
  const resize = (to: number) => {
    for (const locale of ['en', 'es'] as const) {
      const { steps } = words[locale]
      put(
        `words.${locale}.steps`,
        Array.from({ length: to }, (_, at) => steps[at] ?? BLANK),
      )
    }
  }
  return (
    <>
      {(['en', 'es'] as const).map((locale) => (
        <fieldset key={locale} className="grid min-w-0 content-start gap-4" lang={locale}>
          <legend className="mb-2 font-semibold" lang="en">
            {LANGUAGES[locale]}
          </legend>
          <Text label="Title" path={`words.${locale}.title`} value={words[locale].title} />
          <Text label="Text" path={`words.${locale}.text`} value={words[locale].text} isLong />
          {words[locale].steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a step is its position
            <div key={at} className="grid gap-3 border-l-2 border-ink/10 pl-3">
              <Text label={`Step ${at + 1}`} path={`words.${locale}.steps.${at}.title`} value={step.title} />
              <Text label={`Step ${at + 1}, text`} path={`words.${locale}.steps.${at}.text`} value={step.text} isLong />
            </div>
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        {count < STEPS_MAX ? (
          <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => resize(count + 1)}>
            Add a step
          </button>
        ) : null}
        {count > 0 ? (
          <button type="button" className="button" data-kind="plain" data-size="small" onClick={() => resize(count - 1)}>
            Remove step {count}
          </button>
        ) : null}
      </div>
    </>
  )
}

interface TextProps {
  readonly label: string
  readonly path: string
  readonly value: string
  readonly isLong?: boolean
}

function Text({ label, path, value, isLong = false }: TextProps) {
  const { problems, put } = useSchemaForm()
  return (
    <Field label={<span lang="en">{label}</span>} error={problems.get(path)}>
      {(ids) =>
        isLong ? (
          <textarea
            {...ids}
            className="input min-h-24 py-3 text-[15px]/6"
            value={value}
            onChange={({ target }) => put(path, target.value)}
          />
        ) : (
          <input {...ids} className="input" value={value} onChange={({ target }) => put(path, target.value)} />
        )
      }
    </Field>
  )
}

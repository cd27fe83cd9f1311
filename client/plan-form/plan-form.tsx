import type { AudienceTree } from '#kernel/audience/tree.ts'
import { DAY_MS, instantOfLocal, localTimeOf } from '#kernel/time.ts'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { Field } from '#ui/form/field.tsx'
import { serverNowMs } from '#ui/time/server-clock.ts'
import type { Recurrence } from '#kernel/recurrence.ts'
import type { PlannedSeries, PlanOnDesk } from '#features/back-office/campaigns/contract.ts'
import type { FormSchema } from '#kernel/form-schema.ts'
import { NumberInput } from '#client/schema-form/number-input.tsx'
import { SchemaFields } from '#client/schema-form/schema-fields.tsx'
import { useSchemaForm } from '#client/schema-form/form-context.ts'
import { AudienceField } from '#client/audience-editor/audience-field.tsx'
import { RepeatField } from '#client/recurrence-editor/repeat-field.tsx'
import { ExperimentField } from './experiment-field.tsx'
import { WordFields } from './word-fields.tsx'

interface PlanFormProps {
  readonly plan: PlanOnDesk
  readonly schema: FormSchema
  readonly pictures: readonly string[]
  /** Name of the feature's own picture. */
  readonly ownPicture: string
  /** A change of a published campaign keeps its name. */
  readonly isRevision: boolean
  readonly series: PlannedSeries | null
}

/** The whole content of a campaign. */
export function PlanForm({ plan, schema, pictures, ownPicture, isRevision, series }: PlanFormProps) {
  const { problems, timeZone } = useSchemaForm()
  const whole = problems.get('config')
  return (
    <>
      <Section title="Rules">
        {whole ? (
          <p role="alert" className="operator-alert sm:col-span-2">
            {whole}
          </p>
        ) : null}
        <SchemaFields schema={schema} path="config" value={plan.config} />
      </Section>
      <Section title="Schedule">
        {plan.repeats === null ? <Schedule plan={plan} /> : null}
        {isRevision ? null : (
          <RepeatField
            repeats={plan.repeats as Recurrence | null}
            from={(plan.startsAt ?? localTimeOf(serverNowMs(), timeZone)).slice(0, 10)}
            series={series}
          />
        )}
      </Section>
      <Section title="Audience">
        <Audience plan={plan} />
      </Section>
      <Section title="Budget">
        <Budget budget={plan.budget} isSeries={plan.repeats !== null} />
      </Section>
      <Section title="Experiment">
        <ExperimentField plan={plan} schema={schema} />
      </Section>
      <Section title="Words">
        <WordFields words={plan.words} />
      </Section>
      <Section title="Card">
        <Card plan={plan} pictures={pictures} ownPicture={ownPicture} isRevision={isRevision} />
      </Section>
    </>
  )
}

const Section = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <section className="card grid min-w-0 gap-4 p-4 sm:grid-cols-2" aria-label={title}>
    <h3 className="text-[16px]/6 font-bold sm:col-span-2">{title}</h3>
    {children}
  </section>
)

const WEEK = 7

const AUDIENCES = { everyone: 'Everyone', players: 'Signed-in players', guests: 'Guests' } as const

function Schedule({ plan: { startsAt, endsAt, countsSince } }: { readonly plan: PlanOnDesk }) {
  const { problems, put, timeZone } = useSchemaForm()
  // An initial value: this many days after that time, or after now.
  const after = (local: string | null | undefined, days: number): string =>
    localTimeOf((local ? instantOfLocal(local, timeZone) : serverNowMs()) + days * DAY_MS, timeZone)
  return (
    <>
      <div className="grid content-start gap-2">
        <Field label="Start" hint={timeZone} error={problems.get('startsAt')}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              type="datetime-local"
              value={startsAt ?? ''}
              disabled={startsAt === null}
              onChange={({ target }) => target.value && put('startsAt', target.value.slice(0, 16))}
            />
          )}
        </Field>
        <Toggle
          label="Start when approved"
          isOn={startsAt === null}
          onToggle={(isOn) => put('startsAt', isOn ? null : after(undefined, 1))}
        />
      </div>
      <div className="grid content-start gap-2">
        <Field label="End" hint={timeZone} error={problems.get('endsAt')}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              type="datetime-local"
              value={endsAt ?? ''}
              disabled={endsAt === null}
              onChange={({ target }) => target.value && put('endsAt', target.value.slice(0, 16))}
            />
          )}
        </Field>
        <Toggle
          label="Never ends"
          isOn={endsAt === null}
          onToggle={(isOn) => put('endsAt', isOn ? null : after(startsAt, WEEK))}
        />
      </div>
      <CountsSince countsSince={countsSince} dayBefore={after(startsAt, -1)} />
    </>
  )
}

interface CountsSinceProps {
  readonly countsSince: string | null
  readonly dayBefore: string
}

function CountsSince({ countsSince, dayBefore }: CountsSinceProps) {
  const { problems, put } = useSchemaForm()
  return (
    <div className="grid content-start gap-2">
      <Field label="Counts since" hint="Counts play from before the start." error={problems.get('countsSince')}>
        {(ids) => (
          <input
            {...ids}
            className="input"
            type="datetime-local"
            value={countsSince ?? ''}
            disabled={countsSince === null}
            onChange={({ target }) => target.value && put('countsSince', target.value.slice(0, 16))}
          />
        )}
      </Field>
      <Toggle
        label="Only from its start"
        isOn={countsSince === null}
        onToggle={(isOn) => put('countsSince', isOn ? null : dayBefore)}
      />
    </div>
  )
}

function Audience({ plan: { audience, showAudience, joinAudience } }: { readonly plan: PlanOnDesk }) {
  const { problems, put } = useSchemaForm()
  return (
    <>
      <Field label="Visitors" error={problems.get('audience')}>
        {(ids) => (
          <div className="operator-select">
            <select {...ids} className="input" value={audience} onChange={({ target }) => put('audience', target.value)}>
              {Object.entries(AUDIENCES).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
      <AudienceField label="Who sees it" path="showAudience" tree={showAudience as AudienceTree | null} />
      <AudienceField label="Who may join" path="joinAudience" tree={joinAudience as AudienceTree | null} />
    </>
  )
}

interface BudgetProps {
  readonly budget: PlanOnDesk['budget']
  readonly isSeries: boolean
}

const MINOR = 100
const LIMITED = { coins: 'Maximum coins', entries: 'Maximum entries' } as const

function Budget({ budget, isSeries }: BudgetProps) {
  const { problems, put } = useSchemaForm()
  return (
    <>
      <p className="text-muted sm:col-span-2">
        {isSeries ? 'The most that each run may grant.' : 'The most that the campaign may grant.'} Leave empty for no limit. Every
        draw must be able to pay its largest prize, so a budget never changes odds.
      </p>
      {(['coins', 'entries'] as const).map((asset) => (
        <Field key={asset} label={LIMITED[asset]} error={problems.get(`budget.${asset}`)}>
          {(ids) => (
            <NumberInput
              ids={ids}
              value={budget[asset]}
              scale={MINOR}
              onPut={(value) => put(`budget.${asset}`, value === '' ? null : value)}
            />
          )}
        </Field>
      ))}
    </>
  )
}

interface ToggleProps {
  readonly label: string
  readonly isOn: boolean
  readonly onToggle: (isOn: boolean) => void
}

const Toggle = ({ label, isOn, onToggle }: ToggleProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" className="size-5" checked={isOn} onChange={({ target }) => onToggle(target.checked)} />
    {label}
  </label>
)

function Card({ plan, pictures, ownPicture, isRevision }: Omit<PlanFormProps, 'schema' | 'series'>) {
  const { problems, put } = useSchemaForm()
  return (
    <>
      <div className="grid grid-cols-[1fr_64px] items-end gap-3">
        <Field label="Card picture">
          {(ids) => (
            <div className="operator-select">
              <select
                {...ids}
                className="input"
                value={plan.picture ?? ''}
                onChange={({ target }) => put('picture', target.value || null)}
              >
                <option value="">The feature’s own ({ownPicture})</option>
                {pictures.map((picture) => (
                  <option key={picture} value={picture}>
                    {picture}
                  </option>
                ))}
              </select>
            </div>
          )}
        </Field>
        <img {...interfaceArt(plan.picture ?? ownPicture, 64)} alt="" width={64} height={64} />
      </div>
      {isRevision ? null : (
        <Field label="Name in URLs" error={problems.get('slug')}>
          {(ids) => <input {...ids} className="input" value={plan.slug} onChange={({ target }) => put('slug', target.value)} />}
        </Field>
      )}
    </>
  )
}

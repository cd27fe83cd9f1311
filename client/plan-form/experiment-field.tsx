import { type CampaignExperiment, controlShare } from '#kernel/campaign-experiment.ts'
import type { PlanOnDesk } from '#features/back-office/campaigns/contract.ts'
import type { FormSchema } from '#kernel/form-schema.ts'
import { Field } from '#ui/form/field.tsx'
import { useSchemaForm } from '#client/schema-form/form-context.ts'
import { NumberInput } from '#client/schema-form/number-input.tsx'
import { SchemaFields } from '#client/schema-form/schema-fields.tsx'
import { openFields } from './open-fields.ts'

interface ExperimentFieldProps {
  readonly plan: PlanOnDesk
  readonly schema: FormSchema
}

const ARMS_MAX = 3

/** A holdout, and arms that differ in the fields that are open to experiments. */
export function ExperimentField({ plan, schema }: ExperimentFieldProps) {
  const { problems, put } = useSchemaForm()
  const experiment = plan.experiment as CampaignExperiment | null
  const open = openFields(schema)
  const start = (): CampaignExperiment => ({ holdout: open ? 0 : 5, arms: open ? [newArm(plan, 1)] : [], playersPlanned: 2_000 })
  const whole = problems.get('experiment')
  return (
    <>
      <p className="text-muted sm:col-span-2">
        Players are assigned at random and keep their arm. Odds, entries, the free way and VIP terms are the same for everyone.
      </p>
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input
          type="checkbox"
          className="size-5"
          checked={experiment !== null}
          onChange={({ target }) => put('experiment', target.checked ? start() : null)}
        />
        Run an experiment
      </label>
      {whole ? (
        <p role="alert" className="operator-alert sm:col-span-2">
          {whole}
        </p>
      ) : null}
      {experiment ? (
        <>
          <Percent
            label="Holdout"
            hint="Percent of the players who aren’t offered it."
            path="experiment.holdout"
            value={experiment.holdout}
          />
          <Field
            label="Players expected"
            hint="The results are sharpest at this number."
            error={problems.get('experiment.playersPlanned')}
          >
            {(ids) => (
              <NumberInput
                ids={ids}
                value={experiment.playersPlanned}
                scale={1}
                onPut={(value) => put('experiment.playersPlanned', value)}
              />
            )}
          </Field>
          <p className="sm:col-span-2">{controlText(experiment)}</p>
          {experiment.arms.map((arm, nth) => (
            <Arm key={nth} nth={nth} arm={arm} experiment={experiment} open={open} />
          ))}
          {open && experiment.arms.length < ARMS_MAX ? (
            <button
              type="button"
              className="button justify-self-start"
              data-kind="quiet"
              data-size="small"
              onClick={() => put('experiment.arms', [...experiment.arms, newArm(plan, experiment.arms.length + 1)])}
            >
              Add an arm
            </button>
          ) : null}
          {open ? null : <p className="text-muted sm:col-span-2">No field of this feature is open to arms; a holdout may be.</p>}
        </>
      ) : null}
    </>
  )
}

const newArm = ({ config }: PlanOnDesk, nth: number): CampaignExperiment['arms'][number] => ({
  key: `arm-${nth}`,
  share: nth === 1 ? 50 : 10,
  config,
})

function controlText(experiment: CampaignExperiment): string {
  const share = controlShare(experiment)
  return Number.isFinite(share) ? `${share}% get the rules above: the control.` : 'The shares aren’t complete.'
}

interface PercentProps {
  readonly label: string
  readonly hint: string
  readonly path: string
  readonly value: unknown
}

function Percent({ label, hint, path, value }: PercentProps) {
  const { problems, put } = useSchemaForm()
  return (
    <Field label={label} hint={hint} error={problems.get(path)}>
      {(ids) => <NumberInput ids={ids} value={value} scale={1} onPut={(next) => put(path, next)} />}
    </Field>
  )
}

interface ArmProps {
  readonly nth: number
  readonly arm: CampaignExperiment['arms'][number]
  readonly experiment: CampaignExperiment
  readonly open: FormSchema | null
}

function Arm({ nth, arm, experiment, open }: ArmProps) {
  const { problems, put } = useSchemaForm()
  const path = `experiment.arms.${nth}`
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">Arm {nth + 1}</legend>
      <Field label="Arm" hint="Lowercase letters, digits, and hyphens." error={problems.get(`${path}.key`)}>
        {(ids) => (
          <input {...ids} className="input" value={arm.key} onChange={({ target }) => put(`${path}.key`, target.value)} />
        )}
      </Field>
      <Percent label="Share of players" hint="Percent." path={`${path}.share`} value={arm.share} />
      {open ? <SchemaFields schema={open} path={`${path}.config`} value={arm.config} /> : null}
      <button
        type="button"
        className="button justify-self-start"
        data-kind="plain"
        data-size="small"
        onClick={() =>
          put(
            'experiment.arms',
            experiment.arms.filter((_, at) => at !== nth),
          )
        }
      >
        Remove {arm.key || 'this arm'}
      </button>
    </fieldset>
  )
}

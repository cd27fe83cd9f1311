import { useEffect, useMemo, useRef } from 'react'
import type { ReplyOf } from '#kernel/contract.ts'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { localTimeOf } from '#kernel/time.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { FormSchema } from '#kernel/form-schema.ts'
import type { DeskState } from '../contract.ts'
import type { CampaignOnDesk, readCampaign } from '../shared/operator-contract.ts'
import { CampaignActs } from './campaign-acts.tsx'
import { CostLines, Forecast } from './cost.tsx'
import { ChangeList, History } from './history.tsx'
import { PreviewForm } from '#client/campaign-preview/preview-form.tsx'
import { SchemaFormProvider } from '#client/schema-form/form-context.ts'
import { PlanForm } from '#client/plan-form/plan-form.tsx'
import { StateTag } from './states.tsx'
import { useDraft } from './use-draft.ts'

interface CampaignViewProps {
  readonly data: ReplyOf<typeof readCampaign>['data']
  readonly role: OperatorRole
  readonly onChanged: () => Promise<unknown>
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map()

export function CampaignView({ data, role, onChanged }: CampaignViewProps) {
  const { campaign, schema, choices, changes, history, unreadFiles, filings, timeZone } = data
  const draft = useDraft(campaign, onChanged)
  const { put } = draft
  // A plan that is carried out or over no longer has to fit the present.
  const isPlanned = campaign.state === 'draft' || campaign.state === 'review'
  const problems = isPlanned ? draft.problems : NO_PROBLEMS
  const mayEdit = campaign.state === 'draft' && mayOperator(role, 'promotions-write')
  useSaveKey(mayEdit, draft.save)
  const initialAt = draft.plan.startsAt ?? localTimeOf(serverNowMs(), timeZone)
  const form = useMemo(() => ({ games: choices.games, timeZone, problems, put }), [choices.games, timeZone, problems, put])
  return (
    <article className="grid min-w-0 gap-4">
      <Head campaign={campaign} />
      {campaign.state === 'review' ? <Changes changes={changes} /> : null}
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <form className="grid min-w-0 gap-4" aria-label="Content" onSubmit={(event) => event.preventDefault()}>
          <SchemaFormProvider value={form}>
            <fieldset disabled={!mayEdit} className="contents">
              <PlanForm
                plan={draft.plan}
                schema={schema as FormSchema}
                pictures={choices.pictures}
                ownPicture={campaign.ownPicture}
                isRevision={campaign.revises !== null}
                series={draft.series}
              />
            </fieldset>
          </SchemaFormProvider>
        </form>
        <aside className="order-first grid min-w-0 gap-4 xl:sticky xl:top-6 xl:order-none">
          {mayEdit ? <SaveCard draft={draft} /> : null}
          <Overlaps overlaps={draft.overlaps} />
          <FilingsNote id={campaign.id} filings={filings} isPlanned={isPlanned} />
          <CampaignActs campaign={campaign} role={role} isSaved={!draft.isChanged} onChanged={onChanged} />
          <section className="card grid gap-3 p-4" aria-label="Cost">
            <h3 className="text-[16px]/6 font-bold">Cost</h3>
            <CostLines costs={draft.costs} />
            {draft.costs ? <Forecast id={campaign.id} plan={draft.plan} /> : null}
          </section>
        </aside>
      </div>
      {campaign.isOnEngine ? <PreviewForm id={campaign.id} plan={draft.plan} timeZone={timeZone} initialAt={initialAt} /> : null}
      {campaign.state === 'review' ? null : <Changes changes={changes} />}
      <History history={history} unreadFiles={unreadFiles} />
    </article>
  )
}

/** Ctrl-S, or Command-S. */
function useSaveKey(mayEdit: boolean, save: () => Promise<void>): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!mayEdit) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [mayEdit])
}

/** States in which a campaign is a run, or was one. */
const RUNS: ReadonlySet<DeskState> = new Set(['scheduled', 'running', 'paused', 'ended', 'shadow', 'shadow-ended'])

function Head({ campaign }: { readonly campaign: CampaignOnDesk }) {
  const {
    id,
    plan,
    state,
    isOnEngine,
    runsToCome,
    featureTitle,
    feature,
    version,
    writtenBy,
    submittedBy,
    approvedBy,
    revises,
    revision,
  } = campaign
  const persons = [
    writtenBy.length > 0 ? `written by ${writtenBy.map(({ name }) => name).join(', ')}` : '',
    submittedBy ? `submitted by ${submittedBy.name}` : '',
    approvedBy ? `approved by ${approvedBy.name}` : '',
  ].filter(Boolean)
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-[20px]/7 font-bold break-words">{plan.words.en.title}</h2>
        <StateTag state={state} />
      </div>
      <p className="text-muted">
        {featureTitle === plan.words.en.title ? feature : `${featureTitle} (${feature})`}, version {version}
        {persons.map((person) => `, ${person}`)}.
      </p>
      {runsToCome === null ? null : <p>One run of a series, {runsToCome} still to start.</p>}
      {isOnEngine && RUNS.has(state) ? (
        <p>
          <LocalLink className="text-link" to={`/operator/runs/${id}`}>
            Report, and why a player got something or didn’t
          </LocalLink>
        </p>
      ) : null}
      {revises ? (
        <p>
          A change of{' '}
          <LocalLink className="text-link" to={`/operator/campaigns/${revises.id}`}>
            the published campaign
          </LocalLink>
          . It takes effect when it is approved.
        </p>
      ) : null}
      {revision ? (
        <p>
          <LocalLink className="text-link" to={`/operator/campaigns/${revision.id}`}>
            A change of it
          </LocalLink>{' '}
          {revision.state === 'review' ? 'is in review.' : 'is drafted.'}
        </p>
      ) : null}
    </header>
  )
}

function SaveCard({ draft }: { readonly draft: ReturnType<typeof useDraft> }) {
  const { isChanged, said, problems, save, reset } = draft
  return (
    <section
      className={`card grid gap-3 p-4 ${isChanged ? 'max-xl:fixed max-xl:inset-x-4 max-xl:bottom-4 max-xl:z-10' : ''}`}
      aria-label="Draft"
    >
      <p role="status">{isChanged ? countText(problems.size) : said || 'Everything is saved.'}</p>
      {isChanged && said && said !== 'Saved.' ? <p role="alert">{said}</p> : null}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          data-size="small"
          aria-keyshortcuts="Control+S Meta+S"
          disabled={!isChanged}
          onClick={() => void save()}
        >
          Save draft
        </button>
        {isChanged ? (
          <button type="button" className="button" data-kind="plain" data-size="small" onClick={reset}>
            Undo changes
          </button>
        ) : null}
      </div>
    </section>
  )
}

function Overlaps({ overlaps }: Pick<ReturnType<typeof useDraft>, 'overlaps'>) {
  if (overlaps.length === 0) return null
  return (
    <div className="operator-alert grid gap-2" role="status">
      {overlaps.map(({ id, title }) => (
        <p key={id} className="text-[14px]/5">
          Runs at the same time as{' '}
          <LocalLink className="text-link" to={`/operator/campaigns/${id}`}>
            {title}
          </LocalLink>
          . Only one may: end that one or move this one before it is approved.
        </p>
      ))}
    </div>
  )
}

interface FilingsNoteProps extends Pick<CampaignViewProps['data'], 'filings'> {
  readonly id: string
  readonly isPlanned: boolean
}

/** As saved: the limits of unsaved changes are not in it. */
function FilingsNote({ id, filings, isPlanned }: FilingsNoteProps) {
  if (filings.length === 0) return null
  const open = isPlanned ? filings.filter(({ isInOrder }) => !isInOrder).map(({ state }) => state) : []
  return (
    <p className={`text-[14px]/5 ${open.length > 0 ? 'operator-alert' : 'operator-said'}`} role="status">
      {open.length > 0
        ? `Its prizes may be worth more than $5,000: before it is approved, ${open.join(' and ')} needs a registration and a bond on record. `
        : 'Its prizes may be worth more than $5,000. '}
      <LocalLink className="text-link" to={`/operator/filings/${id}`}>
        Registration and bond
      </LocalLink>
    </p>
  )
}

const countText = (problems: number): string =>
  problems === 0 ? 'Unsaved changes.' : `Changed. ${problems} ${problems === 1 ? 'field needs' : 'fields need'} attention.`

const SINCE = {
  published: 'Changes against the published campaign',
  copied: 'Changes against the campaign it was copied from',
  template: 'Changes against the template',
} as const

function Changes({ changes: { since, fields } }: { readonly changes: CampaignViewProps['data']['changes'] }) {
  return (
    <section className="card grid min-w-0 gap-4 p-4" aria-label="Changes">
      <h3 className="text-[16px]/6 font-bold">{SINCE[since]}</h3>
      {fields.length > 0 ? <ChangeList fields={fields} /> : <p className="text-muted">None.</p>}
    </section>
  )
}

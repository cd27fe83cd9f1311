import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PREVIEW_PLAYERS, type PreviewPlayer } from '#kernel/campaign-preview.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type PlanOnDesk, previewPlan } from '#features/back-office/campaigns/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { PreviewCards } from './preview-cards.tsx'
import { PreviewSteps } from './preview-steps.tsx'

const PLAYERS: Readonly<Record<PreviewPlayer, { readonly name: string; readonly about: string }>> = {
  new: { name: 'New', about: 'Signed up when it starts; 10 rounds a day at 10 coins, no purchase.' },
  active: { name: 'Active', about: 'Joined 60 days ago; 20 rounds a day at 20 coins, a $9.99 purchase a week.' },
  vip: { name: 'VIP', about: 'Level 5, joined 400 days ago; 60 rounds a day at 200 coins, a $49.99 purchase every second day.' },
  lapsed: { name: 'Lapsed', about: 'Away for 30 days; comes back on the previewed day for 10 rounds at 10 coins.' },
}

type Failure = Extract<ReplyOf<typeof previewPlan>, { success: false }>['reasonType']

const REASONS: Readonly<Record<Failure, string>> = {
  'not-on-engine': 'The engine doesn’t run this feature yet.',
  'not-valid': 'Fix the marked fields first.',
  'step-failed': 'The promotion’s rule failed with this content. Nothing was saved. The log has the error.',
}

interface PreviewFormProps {
  readonly id: string
  readonly plan: PlanOnDesk
  readonly timeZone: string
  /** Shown until an operator chooses another, on the brand’s clock. */
  readonly initialAt: string
}

/** The form's present content as a typical player meets it up to a chosen moment. */
export function PreviewForm({ id, plan, timeZone, initialAt }: PreviewFormProps) {
  const api = useApi()
  const [player, setPlayer] = useState<PreviewPlayer>('active')
  const [chosenAt, setAt] = useState<string>()
  const at = chosenAt ?? initialAt
  const { mutate, data, isPending, isError, variables } = useMutation({
    mutationFn: (asked: { readonly plan: PlanOnDesk; readonly player: PreviewPlayer; readonly at: string }) =>
      api.call(previewPlan, { body: { id, ...asked } }),
  })
  const isStale = data !== undefined && (variables?.plan !== plan || variables.player !== player || variables.at !== at)
  return (
    <section className="card grid min-w-0 gap-4 p-4" aria-label="Preview">
      <h3 className="text-[16px]/6 font-bold">Preview as a player</h3>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Field label="Player" hint={PLAYERS[player].about}>
          {(ids) => (
            <div className="operator-select">
              <select
                {...ids}
                className="input"
                value={player}
                onChange={({ target }) => setPlayer(target.value as PreviewPlayer)}
              >
                {PREVIEW_PLAYERS.map((kind) => (
                  <option key={kind} value={kind}>
                    {PLAYERS[kind].name}
                  </option>
                ))}
              </select>
            </div>
          )}
        </Field>
        <Field label="Up to" hint={`${timeZone}. The player comes every day at noon.`}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              type="datetime-local"
              value={at}
              onChange={({ target }) => target.value && setAt(target.value.slice(0, 16))}
            />
          )}
        </Field>
        <button type="button" className="button sm:mt-[26px]" disabled={isPending} onClick={() => mutate({ plan, player, at })}>
          {isPending ? 'Playing…' : 'Preview'}
        </button>
      </div>
      <div role="status" className="grid min-w-0 gap-4">
        {isError ? <p>The server didn’t answer. Try again.</p> : null}
        {data?.success === false ? <p>{REASONS[data.reasonType]}</p> : null}
        {isStale ? <p className="text-muted">The form has changed since this preview.</p> : null}
      </div>
      {data?.success ? (
        <>
          <PreviewCards preview={data.data} />
          <PreviewSteps preview={data.data} />
        </>
      ) : null}
    </section>
  )
}

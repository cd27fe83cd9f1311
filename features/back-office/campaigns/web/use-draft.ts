import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useRested } from '#ui/form/use-rested.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { checkPlan, type PlanOnDesk, type PlanProblem, saveCampaign } from '../contract.ts'
import type { CampaignOnDesk } from '../shared/operator-contract.ts'
import { putInPlan } from '#client/plan-form/put-in-plan.ts'
import type { FieldPath } from '#client/schema-form/put-at.ts'
import { LOST, REFUSALS } from './states.tsx'

/** The content of the form: over the stored one, checked as one types, and saved. */
export function useDraft({ id, version, plan: stored }: CampaignOnDesk, onSaved: () => Promise<unknown>) {
  const api = useApi()
  const [draft, setDraft] = useState<PlanOnDesk>()
  const [said, setSaid] = useState('')
  const plan = draft ?? stored
  const put = useCallback(
    (path: FieldPath, value: unknown) => setDraft((before) => putInPlan(before ?? stored, path, value)),
    [stored],
  )
  const check = useCheck(id, plan)
  const save = async () => {
    const reply = await api.call(saveCampaign, { body: { id, version, plan } }).catch(() => null)
    if (reply?.success) {
      await onSaved()
      setDraft(undefined)
      return setSaid('Saved.')
    }
    setSaid(sayWhyNot(reply))
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return { plan, isChanged: draft !== undefined, said, put, save, reset: () => setDraft(undefined), ...check }
}

type Refused = { readonly success: false; readonly reasonType: 'not-valid' | keyof typeof REFUSALS } | null

const sayWhyNot = (reply: Refused): string =>
  !reply ? LOST : reply.reasonType === 'not-valid' ? 'Not saved. Check the marked fields.' : REFUSALS[reply.reasonType]

function useCheck(id: string, plan: PlanOnDesk) {
  const api = useApi()
  const asked = useRested(plan)
  const { data } = useQuery({
    queryKey: ['campaign-check', id, asked],
    queryFn: () => api.call(checkPlan, { body: { id, plan: asked } }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  const { problems = [], costs = null, overlaps = [], series = null } = data?.data ?? {}
  return { problems: byPath(problems), costs, overlaps, series }
}

const byPath = (problems: readonly PlanProblem[]): ReadonlyMap<string, string> =>
  new Map(problems.toReversed().map(({ path, message }) => [path.join('.'), message]))

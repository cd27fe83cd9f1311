import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useRested } from '#ui/form/use-rested.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiClient } from '#ui/api/client.ts'
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

/** What the server finds in a plan; while another one is asked, the last answer. */
export const checkOf = (api: ApiClient, id: string, plan: PlanOnDesk | undefined) =>
  queryOptions({
    queryKey: ['campaign-check', id, plan],
    queryFn: plan ? () => api.call(checkPlan, { body: { id, plan } }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

function useCheck(id: string, plan: PlanOnDesk) {
  const { data } = useQuery(checkOf(useApi(), id, useRested(plan)))
  const { problems = [], costs = null, overlaps = [], series = null } = data?.data ?? {}
  return { problems: byPath(problems), costs, overlaps, series }
}

const byPath = (problems: readonly PlanProblem[]): ReadonlyMap<string, string> =>
  new Map(problems.toReversed().map(({ path, message }) => [path.join('.'), message]))

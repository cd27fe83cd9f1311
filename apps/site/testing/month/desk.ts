import type { PlanOnDesk } from '#features/back-office/campaigns/contract.ts'
import { assert } from '#kernel/result.ts'
import type { TestClient } from '#platform/testing/client.ts'
import type { TestSite } from '../site.ts'

interface OnDesk {
  readonly plan: PlanOnDesk
  readonly version: number
}

const why = 'as planned for the month'

/** The calls of the desk of campaigns, whose contracts their slice keeps to itself. */
export function deskOf(site: TestSite) {
  const routes = site.slices.find(({ id }) => id === 'campaigns')?.routes ?? []
  async function ask<T>(operator: TestClient, path: string, { id, body }: { id: string; body?: object }): Promise<T> {
    const route = routes.find(({ contract }) => contract.path === `/rest/operator/campaigns/:id/${path}`)
    assert(route, `the desk has a call ${path}`)
    const reply = await operator.call(route.contract, { params: { id }, ...(body && { body }) } as never)
    const answer = reply.body as { readonly success: boolean; readonly data: T }
    assert(answer.success, `${path} is done: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const read = async (operator: TestClient, id: string): Promise<OnDesk> =>
    (await ask<{ campaign: OnDesk }>(operator, '', { id })).campaign
  const change = (operator: TestClient, id: string, seen: { readonly act: 'submit' | 'end'; readonly version: number }) =>
    ask<{ version: number }>(operator, 'change/', { id, body: { ...seen, why } })
  return {
    read,
    change,
    approve: (operator: TestClient, id: string, version: number) =>
      ask(operator, 'decide/', { id, body: { isApproved: true, version, why } }),
  }
}

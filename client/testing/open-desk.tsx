import type { ReactNode } from 'react'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getOperator } from '#features/back-office/operators/contract.ts'
import type { ApprovalRight, OperatorRole } from '#kernel/operator-rights.ts'
import type { FakeServer } from '#ui/testing/fake-server.ts'

interface DeskOptions {
  readonly path: string
  readonly role?: OperatorRole
  /** The slices that the brand has on. */
  readonly features?: readonly string[]
  /** Queue lengths by page path. */
  readonly waiting?: Readonly<Record<string, number>>
  /** What nobody else can approve. */
  readonly soleRights?: readonly ApprovalRight[]
  readonly children: ReactNode
}

/** A page of the back office, opened by an operator of this role. */
export function openDesk(server: FakeServer, { role = 'owner', waiting = {}, soleRights = [], ...page }: DeskOptions) {
  server.answer(getOperator, {
    success: true,
    data: { name: 'ann', role, brand: 'velmora', waiting, soleRights: [...soleRights] },
  })
  return openPage(server, page)
}

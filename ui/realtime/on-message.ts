import type { Shape } from '#kernel/wire-validator.ts'
import type { PushContract, PushData } from '#kernel/push.ts'
import type { PushTarget } from '../feature.ts'

/** One push type as a slice handles it. */
export interface PushHandler {
  readonly type: string
  readonly shape: Shape
  readonly handle: (data: never, app: PushTarget) => void
}

/** Joins a push's contract and its handler; the handler receives only valid data. */
export const hear = <C extends PushContract>(contract: C, handle: (data: PushData<C>, app: PushTarget) => void): PushHandler => ({
  type: contract.pushType,
  shape: contract.data,
  handle,
})

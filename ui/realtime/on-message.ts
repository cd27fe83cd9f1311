import type { Shape } from '#kernel/light-shape.ts'
import type { PushContract, PushData } from '#kernel/push.ts'
import type { PushTarget } from '../feature.ts'

/** One kind of push as a slice hears it. */
export interface Hearing {
  readonly type: string
  readonly shape: Shape
  readonly handle: (data: never, app: PushTarget) => void
}

/** Joins a push's contract and what the page does with it; the handler only ever sees data of that shape. */
export const hear = <C extends PushContract>(contract: C, handle: (data: PushData<C>, app: PushTarget) => void): Hearing => ({
  type: contract.pushType,
  shape: contract.data,
  handle,
})

import { z } from 'zod'
import { definePush } from './push.ts'

/** A player's state in a promotion: the same in calls, pushes and the profile. */
export const playerState = <S extends z.ZodRawShape>(fields: S) =>
  z.object(fields).extend({
    /** The state with the greater version counts: pushes and answers may overtake each other. */
    version: z.int(),
  })

/** The push of the whole state after each change, with what changed it and `more` about that. */
export const statePush = <
  const T extends string,
  S extends z.ZodRawShape,
  const A extends string,
  M extends z.ZodRawShape = Record<never, never>,
>(
  pushType: T,
  state: z.ZodObject<S>,
  { actions, more = {} as M }: { readonly actions: readonly A[]; readonly more?: M },
) => definePush({ pushType, data: state.extend({ action: z.enum(actions) }).extend(more) })

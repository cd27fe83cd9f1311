import type { ServerFeature } from '#platform/feature.ts'
import { freePerson } from './store.ts'

/**
 * Who has all erased may come back as anybody may: nothing knows them again. But for those who may not come back, such
 * as somebody excluded, whom a new account would lead around it.
 */
export const forgetPerson =
  (slices: () => readonly ServerFeature[]): NonNullable<ServerFeature['erase']> =>
  async (ctx, tx, { id }) => {
    for (const { mayReopen } of slices()) if (mayReopen && !(await mayReopen({ ...ctx, reader: tx }, id))) return
    await freePerson(tx, id)
  }

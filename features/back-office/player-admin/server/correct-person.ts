import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { ageNeeded, isOldEnough } from '#kernel/age.ts'
import type { Id } from '#kernel/id.ts'
import type { State } from '#kernel/states.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { profilePush } from '#features/account/account/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { correctPlayer, findPlayer, lockPlayer } from '#platform/auth/players.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { AppError } from '#platform/problem.ts'
import type { correctPerson as contract } from '../contract.ts'

type Reply = ReplyOf<typeof contract>

/** The only way to change a player's verified fields; the audit trail keeps before and after. */
export const correctPerson =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { body }: InputOf<typeof contract>): Promise<Reply> => {
    const { why, playerId, ...given } = body
    const id = playerId as Id<'plr'>
    return ctx.change<Reply>(async (tx) => {
      const found = await findPlayer(tx, id)
      if (found?.brand !== ctx.theme.id) throw new AppError('not-found', 'Player not found.')
      const { name, surname, birthDate, state } = await lockPlayer(tx, id)
      const before = { name, surname, birthDate }
      const after = {
        name: given.name ?? name,
        surname: given.surname ?? surname,
        birthDate: (given.birthDate ?? birthDate) as CalendarDay,
      }
      const years = ageNeeded(state as State, ctx.today)
      if (after.birthDate !== birthDate && !isOldEnough(after.birthDate, years, ctx.today)) {
        return { audit: null, value: { success: false, reasonType: 'under-age', ageNeeded: years } }
      }
      await correctPlayer(tx, id, after)
      for (const { personChanged } of slices()) await personChanged?.(ctx.visit, tx, id)
      await pushTo(tx, id, profilePush, { action: 'changed' })
      return { audit: { subject: id, what: 'person-corrected', why, before, after }, value: { success: true } }
    })
  }

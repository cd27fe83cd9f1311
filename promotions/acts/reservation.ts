import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Amounts, type Hold, largestOf, reserve, settle, sumOf } from '../claims/budget.ts'
import { claimSlot, openSlots } from '../claims/slots.ts'
import type { Act, Done, GrantValue, Refused } from '../definition.ts'
import type { KnownRun } from '../runs/known-runs.ts'

interface Reserving {
  readonly known: KnownRun
  readonly act: Act<unknown, unknown, unknown>
  readonly player: Id<'plr'>
  readonly key: string
  readonly moment: { readonly at: Instant; readonly day: CalendarDay; readonly input: unknown }
}

/** What an act takes of a budget and of a pool's slots. */
export interface Reservation {
  /** The largest grant, before the first draw: so a budget never changes odds. */
  readonly largest: () => Promise<Refused | undefined>
  /** What an act grants that has not drawn. */
  cover(outcome: Done<unknown>): Promise<Refused | undefined>
  /** Gives back what was not paid. */
  settle(paid: readonly GrantValue[]): Promise<void>
}

export function openReservation(tx: Tx, { known, act, player, key, moment }: Reserving): Reservation {
  const { run } = known
  let held: { readonly hold: Hold; readonly amounts: Amounts } | undefined
  const take = async (amounts: Amounts): Promise<Refused | undefined> => {
    const theme = { id: run.brand, timeZone: run.timeZone }
    const hold = await reserve(tx, { known, run: run.id, player, theme, at: moment.at }, amounts, { isWaiting: true })
    if (typeof hold === 'string') return { refused: hold }
    const refused = await takeSlot(tx, { known, act, player, key, moment })
    if (refused) await settle(tx, hold, [])
    else held = { hold, amounts }
    return refused
  }
  return {
    largest: () => take(largestOf(known)),
    async cover({ grants = [] }) {
      const granted = sumOf(grants.filter(({ isSealed }) => !isSealed).map(({ value }) => value))
      if (!held) return take(granted)
      const isCovered = held.hold.length === 0 || (granted.coins <= held.amounts.coins && granted.entries <= held.amounts.entries)
      assert(isCovered, `${run.feature} grants more than its cost names as the largest`)
      return undefined
    },
    settle: (paid) => settle(tx, held?.hold ?? [], paid),
  }
}

async function takeSlot(tx: Tx, { known, act, player, key, moment }: Reserving): Promise<Refused | undefined> {
  const slots = act.slot?.(moment, known.run)
  if (!slots) return undefined
  const pool = `${known.run.id}:${slots.name}`
  await openSlots(tx, pool, slots.count)
  const slot = await claimSlot(tx, pool, player, key)
  if (typeof slot === 'number') return undefined
  return { refused: slot === 'gone' ? 'gone' : 'claimed-before' }
}

import { z } from 'zod'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'

/** A fault in a definition: `{ place: 'pays.12.low', reason: 'return-outside-range' }`. */
export interface DefinitionFault<R extends string = string> {
  readonly place: string
  readonly reason: R
  /** The expected form, in words, if the data does not match the schema. */
  readonly wanted?: string
}

export const positive = z.int().min(1)
export const whole = z.int().min(0)
const levels = z.array(positive).min(1)

/** The fields that every definition has. */
export const commonFields = {
  id: z.string().regex(/^[a-z][a-z0-9-]{0,47}$/),
  betLevels: z.strictObject({ TournamentPoints: levels, SweepStakes: levels }),
}

/** Returns the definition if it is playable, else its first fault. */
export function checkRules<D>(
  schema: z.ZodType,
  data: unknown,
  faultsOf: (definition: D) => readonly DefinitionFault[],
): Result<D, DefinitionFault> {
  const parsed = schema.safeParse(data)
  if (!parsed.success) return refuse(malformed(parsed.error))
  const [fault] = faultsOf(parsed.data as D)
  return fault ? refuse(fault) : ok(parsed.data as D)
}

/** The first schema error. */
export function malformed({ issues }: z.ZodError): DefinitionFault<'malformed'> {
  const { path, message } = issues[0]!
  return { place: path.join('.'), reason: 'malformed', wanted: message }
}

/** Stakes must ascend, divide into units, and stay safe integers at the highest payout. */
export function levelFaults({ betLevels }: CommonRules, unit: number, multipleMax: number): DefinitionFault[] {
  return Object.entries(betLevels).flatMap(([mode, amounts]) =>
    amounts.flatMap((amount, index) => {
      const place = `betLevels.${mode}.${index}`
      if (index > 0 && amount <= amounts[index - 1]!) return [{ place, reason: 'levels-not-rising' }]
      if (amount % unit !== 0) return [{ place, reason: 'pay-rounds' }]
      return Number.isSafeInteger(amount * multipleMax) ? [] : [{ place, reason: 'pay-past-whole-numbers' }]
    }),
  )
}

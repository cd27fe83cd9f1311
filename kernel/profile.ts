import type { z } from 'zod'

/**
 * What the profile says of a player, by key. A slice that says something exports the type `InProfile` of its contract,
 * and `features/profile.ts` merges them. A key is optional where other slices find it missing while this one is off.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the slices fill it
export interface PlayerProfile {}

/** A part of a promotion: its own fields while it is active, else that it is not, and at most `Else`. */
export type WhileActive<T, Else = unknown> = ({ readonly isActive: false } & Else) | ({ readonly isActive: true } & T)

/** A part as its schema has it. */
export type ProfilePart<S extends z.ZodType> = z.output<S>

/** The keys that a loose schema names, without any others that it lets through. */
export type NamedKeys<T> = { readonly [K in keyof T as string extends K ? never : K]: T[K] }

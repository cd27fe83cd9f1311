import type { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import type { RequestContext } from '../context.ts'

/** Of every brand, or of every language. */
export const EVERY = '*'

/** What a slice lets operators write: pages, banners, words. The slice checks it, and brings what a new site starts with. */
export interface ContentKind {
  readonly kind: string
  readonly title: string
  /** What names of this kind look like. */
  readonly name: RegExp
  /** The same in words, for who makes one up. */
  readonly hint?: string
  /** One entry for each language; else the body holds all of them. */
  readonly isByLocale: boolean
  /** Once published an entry is frozen for ever; what follows has another name. */
  readonly isFinal?: boolean
  readonly schema: z.ZodType
  /** An empty body: what the form asks for. */
  readonly blank: object
  /** What a field takes that takes only some words, by its path in the body: `words.en.tag`. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** What is wrong beyond the schema, a sentence each. */
  readonly check?: (ctx: RequestContext, entry: CheckedEntry) => Promise<readonly string[]> | readonly string[]
  readonly seeds: readonly ContentSeed[]
}

export interface CheckedEntry {
  readonly brand: string
  readonly name: string
  readonly locale: Locale | typeof EVERY
  readonly body: unknown
}

/** Published when a site first has it, and as each release has it until an operator touches it. */
export interface ContentSeed {
  /** The one brand that it is for, in place of what every brand has under this name. */
  readonly brand?: string
  readonly name: string
  readonly locale: Locale | typeof EVERY
  readonly body: object
}

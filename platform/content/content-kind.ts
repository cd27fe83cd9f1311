import type { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import type { RequestContext } from '../context.ts'

/** For all brands or all languages. */
export const EVERY = '*'

/**
 * A kind of operator-written content of a slice: pages, banners, texts. The slice validates it and provides the
 * initial entries.
 */
export interface ContentKind {
  readonly kind: string
  readonly title: string
  /** Pattern of valid names. */
  readonly name: RegExp
  /** The pattern in plain words, for the person choosing a name. */
  readonly hint?: string
  /** One entry per language; else the body holds all languages. */
  readonly isByLocale: boolean
  /** A published entry is frozen permanently; its successor has another name. */
  readonly isFinal?: boolean
  readonly schema: z.ZodType
  /** The empty body, which defines the form. */
  readonly blank: object
  /** Allowed values of a field, by its path in the body: `words.en.tag`. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** What a field means, by its path, where its name does not tell. */
  readonly hints?: Readonly<Record<string, string>>
  /** Errors beyond the schema, one sentence each. */
  readonly check?: (ctx: RequestContext, entry: CheckedEntry) => Promise<readonly string[]> | readonly string[]
  readonly seeds: readonly ContentSeed[]
}

export interface CheckedEntry {
  readonly brand: string
  readonly name: string
  readonly locale: Locale | typeof EVERY
  readonly body: unknown
}

/** Published when a site first has this kind, and updated by releases until an operator edits it. */
export interface ContentSeed {
  /** The only brand it applies to, replacing the shared entry of this name. */
  readonly brand?: string
  readonly name: string
  readonly locale: Locale | typeof EVERY
  readonly body: object
}

import type { Certificate } from './certify/certificate.ts'
import type { GameDefinition } from './definition.ts'
import { familyOf } from './families.ts'
import type { HelpMessageKey } from './help-messages.en.ts'

/** What a help page is made from; a game's door is one. */
export interface HelpSource<D extends GameDefinition = GameDefinition> {
  readonly definition: D
  readonly certificate: Certificate
  /** Names of the symbols, by language. */
  readonly symbolNames: Readonly<Record<string, Readonly<Record<'en' | 'es', string>>>>
}

/** Nothing here is written by hand: help cannot disagree with the rules (INFO-1, INFO-2). */
export interface HelpPage {
  /** Best symbol first, then the scatters. */
  readonly paytable: readonly PayRow[]
  /** For each line the row that it crosses on every reel, 0 on top. */
  readonly lines: readonly (readonly number[])[]
  readonly rules: readonly HelpText[]
  /** What is paid, where it is no matter of symbols. */
  readonly tables?: readonly HelpTable[]
  readonly facts: readonly HelpFact[]
}

export interface HelpTable {
  readonly title: HelpText
  /** Names of the columns; the first one's is that of the rows. */
  readonly head: readonly HelpText[]
  readonly rows: readonly { readonly name: HelpText; readonly cells: readonly (HelpText | null)[] }[]
}

export interface PayRow {
  readonly symbol: string
  readonly name: string
  readonly role: 'plain' | 'wild' | 'scatter'
  /** Most of a kind first. A pay in minor units is `payAmount(definition, units, playAmount)`. */
  readonly pays: readonly { readonly count: number; readonly units: number }[]
}

/** A key of `help-messages.*` and the values that it takes. */
export interface HelpText {
  readonly key: HelpMessageKey
  readonly values: Readonly<Record<string, string | number>>
}

export interface HelpFact {
  readonly label: HelpMessageKey
  readonly text: HelpText
}

export const helpOf = (source: HelpSource, language: 'en' | 'es'): HelpPage => familyOf(source.definition).help(source, language)

import type { MathReport } from './math-report/math-report.ts'
import type { GameDefinition } from './definition.ts'
import { familyOf } from './families.ts'
import type { HelpMessageKey } from './help-messages.en.ts'

/** The input of a help page; a game's entry is one. */
export interface HelpSource<D extends GameDefinition = GameDefinition> {
  readonly definition: D
  readonly mathReport: MathReport
  /** Symbol names, by language. */
  readonly symbolNames: Readonly<Record<string, Readonly<Record<'en' | 'es', string>>>>
}

/** Generated from the definition, so help cannot disagree with the rules (INFO-1, INFO-2). */
export interface HelpPage {
  /** The best symbol first, then the scatters. */
  readonly paytable: readonly PayRow[]
  /** For each line its row on every reel, 0 at the top. */
  readonly lines: readonly (readonly number[])[]
  readonly rules: readonly HelpText[]
  /** Pays that do not depend on symbols. */
  readonly tables?: readonly HelpTable[]
  readonly facts: readonly HelpFact[]
}

export interface HelpTable {
  readonly title: HelpText
  /** Column names; the first is the header of the row labels. */
  readonly head: readonly HelpText[]
  readonly rows: readonly { readonly name: HelpText; readonly cells: readonly (HelpText | null)[] }[]
}

export interface PayRow {
  readonly symbol: string
  readonly name: string
  readonly role: 'plain' | 'wild' | 'scatter'
  /** The highest count first. A pay in minor units is `payAmount(definition, units, playAmount)`. */
  readonly pays: readonly { readonly count: number; readonly units: number }[]
}

/** A key of `help-messages.*` and its values. */
export interface HelpText {
  readonly key: HelpMessageKey
  readonly values: Readonly<Record<string, string | number>>
}

export interface HelpFact {
  readonly label: HelpMessageKey
  readonly text: HelpText
}

export const helpOf = (source: HelpSource, language: 'en' | 'es'): HelpPage => familyOf(source.definition).help(source, language)

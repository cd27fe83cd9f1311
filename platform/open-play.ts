import './feature.ts'
import type { Session } from './context.ts'
import type { Reader } from './db/database.ts'

export interface OpenPlay {
  readonly provider: string
  readonly game: string
  /** The hash of the rules; empty where there is none. */
  readonly version: string
  readonly mode: Session['gameMode']
  readonly rounds: number
  /** Minor units. */
  readonly stake: number
}

declare module './feature.ts' {
  interface ServerFeature {
    /** Rounds of this slice that are not finished, at one brand, without those of test accounts. */
    readonly openPlay?: (db: Reader, brand: string) => Promise<readonly OpenPlay[]>
  }
}

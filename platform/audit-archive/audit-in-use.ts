import type { ServerFeature } from '../feature.ts'

declare module '../feature.ts' {
  interface ServerFeature {
    /** Actions whose audit entries this slice reads from the table, of whatever age: they never leave for files. */
    readonly auditInUse?: readonly string[]
  }
}

export const auditInUse = (slices: readonly Pick<ServerFeature, 'auditInUse'>[]): readonly string[] =>
  slices.flatMap((slice) => slice.auditInUse ?? [])

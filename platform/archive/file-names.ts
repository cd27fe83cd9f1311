/** `event_20261123-1.parquet`; a rewritten one has a number after `~`, and a partial one the mark of its archive. */
const NAME = /^(([a-z]+_\w+)-(\d+))(?:~(\d+))?\.parquet(?:(?:\.([\da-f-]{36}))?(\.tmp))?$/

export interface FileName {
  /** The same for all revisions. */
  readonly base: string
  readonly part: string
  readonly number: bigint
  readonly revision: number
  readonly isPartial: boolean
  /** Of a partial file: which archive's it is. None of an earlier release. */
  readonly mark: string | undefined
}

export function readName(file: string): FileName | null {
  const [, base, part, number, revision = '1', mark, partial] = NAME.exec(file) ?? []
  if (base === undefined || part === undefined || number === undefined) return null
  return { base, part, number: BigInt(number), revision: Number(revision), isPartial: partial !== undefined, mark }
}

/** The next name of a file that is written again. */
export function nextName(file: string): string {
  const { base, revision } = readName(file)!
  return `${base}~${revision + 1}.parquet`
}

/** The name of a file while it is written: with the archive's mark, it is known in whatever folder it was left. */
export const partialName = (file: string, mark: string): string => `${file}.${mark}.tmp`

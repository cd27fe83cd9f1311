import type { Source } from './sources.ts'

const FILES_MAX = 30
const LINES_MAX = 3_000

export interface Size {
  readonly files: number
  readonly lines: number
}

/** With lines where those are too many. */
type Larger = Readonly<Record<string, { readonly files: number; readonly lines?: number }>>

/**
 * Slices that are larger than a slice may be, as large as they are now. A number only goes down: who takes something out
 * writes the smaller one, and what fits leaves the list. Nothing is added to it.
 */
export const LARGER: Larger = {
  'features/game-session': { files: 43 },
  'features/lobby': { files: 32 },
}

/** A slice, a folder of the client, and there a kind of tables. */
const UNIT = /^(features\/[^/]+|client\/tables\/[^/]+|client\/[^/]+)\//
const CODE = /\.tsx?$/
/** What nobody reads to understand it: tests and what is made for them, examples, words. */
const BESIDES = /\.test\.tsx?$|\/testing\/|\/test-[^/]+$|\/fixtures\.ts$|[.-](en|es)\.ts$|\.d\.ts$/

export function sizesOf(sources: readonly Source[]): Map<string, Size> {
  const sizes = new Map<string, Size>()
  for (const { path, text } of sources) {
    const unit = UNIT.exec(path)?.[1]
    if (!unit || !CODE.test(path) || BESIDES.test(path)) continue
    const { files, lines } = sizes.get(unit) ?? { files: 0, lines: 0 }
    sizes.set(unit, { files: files + 1, lines: lines + text.trimEnd().split('\n').length })
  }
  return sizes
}

/** What is too large, has grown although it is, or is listed as larger than it is. */
export function wrongSizes(sizes: ReadonlyMap<string, Size>, larger: Larger = LARGER): string[] {
  const gone = Object.keys(larger).filter((unit) => !sizes.has(unit))
  return [
    ...gone.map((unit) => `${unit} is listed and not there`),
    ...[...sizes].flatMap(([unit, size]) => wrongSize(unit, size, larger[unit])),
  ]
}

function wrongSize(unit: string, { files, lines }: Size, listed: Larger[string] | undefined): string[] {
  const fits = files <= FILES_MAX && lines <= LINES_MAX
  const found = `${unit} has ${files} files of code, ${lines} lines`
  if (!listed) return fits ? [] : [`${found}: cut it, ${FILES_MAX} and ${LINES_MAX} are the most`]
  if (fits) return [`${found}: it fits, take it off the list`]
  if (files > listed.files || lines > (listed.lines ?? LINES_MAX)) return [`${found}: it may only become smaller`]
  return files < listed.files ? [`${found}: write that it has ${files} files`] : []
}

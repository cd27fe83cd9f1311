import type { Source } from './sources.ts'

const FILES_MAX = 30
const LINES_MAX = 3_000

export interface Size {
  readonly files: number
  readonly lines: number
}

/** A slice, a client folder, and within it a table family. */
const UNIT = /^(features\/[^/]+\/[^/]+|client\/tables\/[^/]+|client\/[^/]+)\//
const CODE = /\.tsx?$/
/** What nobody reads to understand it: tests and what is made for them, examples, words, bare declarations. */
const BESIDES = /\.test\.tsx?$|\/testing\/|\/test-[^/]+$|\/fixtures\.ts$|[.-](en|es)\.ts$|\.d\.ts$|\/extension-points\.ts$/

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

/** Folders above the limits. */
export const wrongSizes = (sizes: ReadonlyMap<string, Size>): string[] =>
  [...sizes].flatMap(([unit, { files, lines }]) =>
    files <= FILES_MAX && lines <= LINES_MAX
      ? []
      : [`${unit} has ${files} files of code, ${lines} lines: cut it, ${FILES_MAX} and ${LINES_MAX} are the most`],
  )

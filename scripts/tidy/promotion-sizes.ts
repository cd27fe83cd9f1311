import type { Source } from './sources.ts'

/** The most that a promotion's server code and contract take beyond its configuration, words and seeds. */
const LINES_MAX = 150

/** Promotions above it, with the lines that they have: a number may only fall. */
const LONGER: Readonly<Record<string, number>> = {
  'deposit-streak': 190,
}

const PROMOTION = /^features\/promotions\/([\w-]+)\/server\/promotion\.ts$/
const COUNTED = /^features\/promotions\/([\w-]+)\/(?:contract|server\/(?!seed|.*test)[\w/-]+)\.ts$/

/** The lines of each promotion, without imports, comments and empty lines. */
export function promotionSizes(sources: readonly Source[]): Map<string, number> {
  const sizes = new Map(sources.flatMap(({ path }) => PROMOTION.exec(path)?.[1] ?? []).map((name) => [name, 0]))
  for (const { path, text } of sources) {
    const name = COUNTED.exec(path)?.[1] ?? ''
    const before = sizes.get(name)
    if (before !== undefined) sizes.set(name, before + countLines(text))
  }
  return sizes
}

/** Promotions that are longer than they may be, and those that became shorter than their number. */
export function wrongPromotions(sizes: ReadonlyMap<string, number>, longer = LONGER): string[] {
  return [...new Set([...sizes.keys(), ...Object.keys(longer)])].flatMap((name) => {
    const [lines = 0, known] = [sizes.get(name), longer[name]]
    if (lines > (known ?? LINES_MAX))
      return `${name} has ${lines} lines, ${known ?? LINES_MAX} are the most: what it repeats is a mechanism`
    if (known === undefined || lines === known) return []
    return lines > LINES_MAX
      ? `${name} has ${lines} lines by now: lower its number`
      : `${name} is short enough: remove its number`
  })
}

function countLines(text: string): number {
  let [count, isImport, isComment] = [0, false, false]
  for (const line of text.split('\n').map((each) => each.trim())) {
    isImport ||= line.startsWith('import ')
    isComment ||= line.startsWith('/*')
    if (line !== '' && !isImport && !isComment && !line.startsWith('//')) count++
    if (isImport && line.endsWith("'")) isImport = false
    if (isComment && line.endsWith('*/')) isComment = false
  }
  return count
}

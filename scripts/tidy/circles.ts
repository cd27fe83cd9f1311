import { importsOf, type Source } from './sources.ts'

/** Groups of files that import each other in a cycle, each group once: none of them can be read without the others. */
export function circlesOf(sources: readonly Source[]): string[][] {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]))
  const reached = new Map([...imports.keys()].map((path) => [path, reachedFrom(path, imports)]))
  const groups = new Map<string, string[]>()
  for (const path of imports.keys()) {
    const group = [...(reached.get(path) ?? [])].filter((other) => reached.get(other)?.has(path)).sort()
    if (group.length > 0) groups.set(group[0]!, group)
  }
  return [...groups.values()]
}

function reachedFrom(path: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const open = [path]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const each of imports.get(next) ?? []) {
      if (reached.has(each) || !imports.has(each)) continue
      reached.add(each)
      open.push(each)
    }
  }
  return reached
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of watchers that guests fetch too, as the slices' doors list them. */
export function guestWatchers(root: string): Set<string> {
  return new Set(
    globSync('features/*/web/index.ts', { cwd: root }).flatMap((door) => {
      const list = /\bwatchers: \[([^\]]*)\]/.exec(readFileSync(join(root, door), 'utf8'))?.[1] ?? ''
      return [...list.matchAll(/import\('([^']+)'\)/g)].map((match) => join(root, dirname(door), match[1]!))
    }),
  )
}

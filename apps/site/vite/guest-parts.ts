import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of watchers that guests fetch too, as listed by the slices' module entries. */
export const guestWatchers = (root: string): Set<string> => listedIn(root, /\bwatchers: \[([^\]]*)\]/g)

/** The files of home and lobby cards and sections that guests fetch too. */
export const lobbyParts = (root: string): Set<string> => listedIn(root, /\b(?:tiles|homeSections): \[([^\]]*)\]/g)

function listedIn(root: string, list: RegExp): Set<string> {
  return new Set(
    globSync('features/*/*/web/index.ts', { cwd: root }).flatMap((door) =>
      [...readFileSync(join(root, door), 'utf8').matchAll(list)]
        .flatMap(([, named = '']) => [...named.matchAll(/import\('([^']+)'\)/g)])
        .map((match) => join(root, dirname(door), match[1]!)),
    ),
  )
}

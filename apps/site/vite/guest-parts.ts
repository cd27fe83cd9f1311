import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of watchers that guests fetch too, as the slices' doors list them. */
export const guestWatchers = (root: string): Set<string> => listedIn(root, /\bwatchers: \[([^\]]*)\]/g)

/** Those of the cards and parts of home and lobby that guests fetch too. */
export const lobbyParts = (root: string): Set<string> => listedIn(root, /\b(?:tiles|homeSections): \[([^\]]*)\]/g)

function listedIn(root: string, list: RegExp): Set<string> {
  return new Set(
    globSync('features/*/web/index.ts', { cwd: root }).flatMap((door) =>
      [...readFileSync(join(root, door), 'utf8').matchAll(list)]
        .flatMap(([, named = '']) => [...named.matchAll(/import\('([^']+)'\)/g)])
        .map((match) => join(root, dirname(door), match[1]!)),
    ),
  )
}

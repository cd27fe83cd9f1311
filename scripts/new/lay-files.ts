import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Copies a folder of templates, `<file>.txt`, and fills in the placeholders between double underscores. Returns the
 * number of files.
 */
export function layFiles(from: string, to: string, words: Readonly<Record<string, string>>): number {
  const filled = (text: string): string => text.replace(/__(\w+?)__/g, (whole, word: string) => words[word] ?? whole)
  const templates = globSync('**/*.txt', { cwd: from })
  for (const path of templates) {
    const file = join(to, filled(path).replace(/\.txt$/, ''))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, filled(readFileSync(join(from, path), 'utf8')))
  }
  return templates.length
}

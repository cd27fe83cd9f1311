import { analyse } from 'scslre'
import { parseSync } from 'vite'
import type { Source } from './sources.ts'

/** Regular expressions with super-linear run time, with which a long input could block the process. */
export function slowExpressions({ path, text }: Source): string[] {
  const found: string[] = []
  // Parsing is slow, and few files contain any.
  if (/[(,=:?&|!]\s*\/[^/*\s]/.test(text)) walk(parseSync(path, text).program, found)
  return found
}

function walk(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return
  const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } }
  if (type === 'Literal' && regex) {
    const { reports } = analyse(new RegExp(regex.pattern, regex.flags))
    if (reports.length > 0) found.push(`/${regex.pattern}/${regex.flags}`)
    return
  }
  for (const child of Object.values(node)) walk(child, found)
}

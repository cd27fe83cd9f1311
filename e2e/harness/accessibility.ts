import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** axe-core, in the version that its Playwright package includes. */
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as {
  readonly source: string
}

interface Axe {
  configure(options: { allowedOrigins: readonly string[] }): void
  run(context: object, options: object): Promise<{ violations: readonly Violation[] }>
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[] }[]
}

/** Reports violations only: describing passes takes longer than finding faults. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  // Off in axe unless it is named, though it is the rule of WCAG 2.2.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

/** Parts that many pages share. */
const PARTS = 'header, nav, aside, footer'

/**
 * Each broken rule of WCAG 2.2 A and AA that a program can check, and where, as a line; not in those `parts` of the page.
 * Run on the page itself: the package's own way makes a page more for each look, which takes ten times as long.
 */
export async function violationsOf(page: Page, without: readonly number[] = []): Promise<string[]> {
  // Includes frames, which the page's own run queries.
  await Promise.all(page.frames().map((frame) => frame.evaluate(SCRIPT)))
  const found = await page.evaluate(
    async ({ options, parts, skipped }) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const exclude = [...document.querySelectorAll(parts)].filter((_, nth) => skipped.includes(nth))
      const { violations } = await axe.run({ include: [document], exclude }, options)
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
    },
    { options: OPTIONS, parts: PARTS, skipped: without },
  )
  return found.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}

const SCRIPT = `if (!globalThis.axe) {
${source}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })
}`

/** As `violationsOf`, for content not checked yet: equal elements with equal styles have the same faults. */
export async function newViolationsOf(page: Page, looked: Set<string>): Promise<string[]> {
  const { parts, rest } = await page.evaluate(printsOf, PARTS)
  if ([...parts, rest].every((print) => looked.has(print))) return []
  const known = parts.flatMap((print, nth) => (looked.has(print) ? [nth] : []))
  for (const print of [...parts, rest]) looked.add(print)
  return violationsOf(page, known)
}

/** In the page: a fingerprint of its elements regardless of text, for each of the parts and for the rest. */
function printsOf(selector: string): { parts: string[]; rest: string } {
  const kinds = ['class', 'role', 'type', 'style', 'open', 'hidden', 'disabled', 'aria-hidden', 'aria-current', 'aria-pressed']
  const names = ['aria-label', 'aria-labelledby', 'alt', 'title', 'for']
  const says = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
  const print = (element: Element): string =>
    [
      element.tagName,
      ...kinds.map((kind) => element.getAttribute(kind)),
      ...names.map((name) => (element.getAttribute(name) ? 1 : 0)),
      says(element) ? 1 : 0,
    ].join('|')
  const sum = (elements: Iterable<Element>): string => {
    let [low, high] = [0x811c9dc5, 0x9e3779b9]
    for (const element of elements)
      for (const letter of print(element)) {
        low = Math.imul(low ^ letter.charCodeAt(0), 0x01000193)
        high = Math.imul(high ^ letter.charCodeAt(0), 0x5bd1e995)
      }
    return `${low >>> 0}.${high >>> 0}`
  }
  const parts = [...document.querySelectorAll(selector)]
  const rest = [...document.querySelectorAll('*')].filter((element) => !element.closest(selector))
  return { parts: parts.map((part) => sum([part, ...part.querySelectorAll('*')])), rest: sum(rest) }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '#platform/config/index.ts'
import { openTestSite, type TestSite } from './testing/site.ts'

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
/** One line an expression. */
const rules = [...read('deploy/prometheus/alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(
  ([, alert = '', expr = '']) => ({ alert, expr }),
)
const { panels } = JSON.parse(read('deploy/grafana/croupier.json')) as Dashboard
const page = read('docs/operate/alarms.md')

const WORDS = new Set(['by', 'or', 'and', 'on', 'unless', 'without', 'offset', 'e9'])

/** Names of series: without labels, groupings, windows and functions. */
function seriesIn(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without)\s*\([^)]*\)|\boffset\s+\w+|\b\d[\d.e]*/g, ' ')
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w)(?!\s*\()/g)].map(([name]) => name).filter((name) => !WORDS.has(name))
}

let site: TestSite
let served: { readonly name: string; readonly type: string }[]
beforeAll(async () => {
  site = await openTestSite({ metrics: 'near' })
  const { body } = await site.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  served = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => ({ name, type }))
})
afterAll(() => site.close())

/** `up` is Prometheus's own. */
const known = (): Set<string> =>
  new Set([
    'up',
    ...served.flatMap(({ name, type }) => (type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name])),
  ])

test('every alert has an expression on its line', () => {
  expect(rules).toHaveLength(read('deploy/prometheus/alerts.yml').match(/- alert:/g)!.length)
})

test('names of series are found in an expression', () => {
  expect(
    seriesIn('histogram_quantile(0.99, sum by (le) (rate(a_bucket{x="y"}[5m]))) > 1.5e9 and sum(b offset 10m) or absent(c)'),
  ).toEqual(['a_bucket', 'b', 'c'])
})

describe('every series is served', () => {
  test.each(rules.map(({ alert, expr }) => [alert, expr]))('for the alert %s', (_, expr) => {
    expect(seriesIn(expr).length).toBeGreaterThan(0)
    expect(seriesIn(expr).filter((name) => !known().has(name))).toEqual([])
  })

  test.each(panels.map(({ title, targets }) => [title, targets.map(({ expr }) => expr).join(' + ')]))(
    'for the panel %s',
    (_, expr) => {
      expect(seriesIn(expr).length).toBeGreaterThan(0)
      expect(seriesIn(expr).filter((name) => !known().has(name))).toEqual([])
    },
  )
})

test('every alert and every figure of the site is on the page of alarms', () => {
  const own = served.map(({ name }) => name).filter((name) => !/^(?:process|nodejs)_/.test(name))
  expect(own.length).toBeGreaterThan(8)
  expect([...rules.map(({ alert }) => alert), ...own].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('every figure of the site is in the dashboard', () => {
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => seriesIn(expr))))
  const own = served.filter(({ name }) => !/^(?:process|nodejs)_/.test(name))
  expect(own.filter(({ name, type }) => !shown.has(type === 'histogram' ? `${name}_bucket` : name))).toEqual([])
})

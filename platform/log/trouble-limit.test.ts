import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

function open() {
  const lines: Record<string, unknown>[] = []
  let nowMs = 0
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
  const log = createLog({ level: 'info', destination, nowMs: () => nowMs })
  return { log, lines, advance: (ms: number) => void (nowMs += ms) }
}

test('database trouble takes one line a minute without a stack, whichever child logger reports it', () => {
  const { log, lines, advance } = open()
  for (let nth = 1; nth <= 100; nth++) log.child({ requestId: nth }).error({ err: refused() }, 'call failed')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ msg: 'the database is unavailable', during: 'call failed', code: 'ECONNREFUSED' })
  expect(JSON.stringify(lines)).not.toContain('stack')
  advance(60_001)
  log.warn({ err: refused() }, 'reading events failed')
  expect(lines[1]).toMatchObject({ during: 'reading events failed', leftOut: 99 })
})

test('other failures are each logged in full', () => {
  const { log, lines } = open()
  for (let nth = 1; nth <= 3; nth++) log.error({ err: new Error('a bug') }, 'call failed')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatchObject({ msg: 'call failed', err: { message: 'a bug' } })
})

import { expect, test } from 'vitest'
import { readTraceparent } from './traceparent.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'

test('a well-formed traceparent is read, with its sampling flag', () => {
  expect(readTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true })
  expect(readTraceparent(`00-${TRACE}-${SPAN}-02`)).toMatchObject({ isSampled: false })
})

test.each([
  undefined,
  '',
  [`00-${TRACE}-${SPAN}-01`],
  `01-${TRACE}-${SPAN}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
])('anything else is ignored: %j', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

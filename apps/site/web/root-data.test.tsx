import { expect, test } from 'vitest'
import { openVisit } from '#ui/page/visit.ts'
import { loadRoot } from './root-data.ts'

test.each([
  [429, 'too-many-requests', 429, 0],
  [422, 'invalid-input', 404, 0],
  [500, 'internal', 503, 1],
])('a document whose first call answers %i %s answers %i', async (status, code, expected, faults) => {
  const reported: unknown[] = []
  const context = openVisit({
    themeId: 'velmora',
    at: 0,
    nonce: '',
    transport: async () => ({ status, body: { code } }),
    report: (error) => reported.push(error),
  })
  const request = new Request('https://play.example/vip')
  const load = loadRoot({ request, url: new URL(request.url), context, params: {}, pattern: '' })
  await expect(load).rejects.toMatchObject({ data: { code }, init: { status: expected } })
  expect(reported).toHaveLength(faults)
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { type ApiAnswer, ApiClient } from './client.ts'

const done = z.object({ success: z.literal(true) })
const signOut = route({
  method: 'POST',
  path: '/out/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Out.',
  reply: done,
})
const read = route({ method: 'GET', path: '/rounds/', effect: 'read', actor: 'player', summary: 'Rounds.', reply: done })

/** A server that answers on demand. */
function openServer() {
  const asked: { path: string; answer: (given: ApiAnswer) => void }[] = []
  const api = new ApiClient({
    locale: 'en',
    newKey: () => 'key',
    transport: ({ path }) => new Promise((answer) => asked.push({ path, answer })),
  })
  const turn = () => new Promise((resume) => setTimeout(resume))
  return { api, asked, turn, paths: () => asked.map(({ path }) => path) }
}

test('no call is sent during or after the last call', async () => {
  const { api, asked, turn, paths } = openServer()
  const left = api.callLast(signOut)
  let isAnswered = false
  void api.call(read).then(() => (isAnswered = true))
  await turn()
  asked[0]?.answer({ status: 200, body: { success: true } })
  await left
  void api.call(read)
  await turn()
  expect([paths(), isAnswered]).toEqual([['/out/'], false])
})

test('calls held back by a failed last call are sent', async () => {
  const { api, asked, turn, paths } = openServer()
  const left = api.callLast(signOut)
  const waiting = api.call(read)
  asked[0]?.answer({ status: 503, body: { code: 'unavailable' } })
  await expect(left).rejects.toMatchObject({ status: 503 })
  await turn()
  asked[1]?.answer({ status: 200, body: { success: true } })
  expect(await waiting).toEqual({ success: true })
  expect(paths()).toEqual(['/out/', '/rounds/'])
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { type ApiAnswer, ApiClient } from './client.ts'

const done = z.object({ success: z.literal(true) })
const signOut = route({ method: 'POST', path: '/out/', effect: 'write', actor: 'player', summary: 'Out.', reply: done })
const read = route({ method: 'GET', path: '/rounds/', effect: 'read', actor: 'player', summary: 'Rounds.', reply: done })

/** A server that answers when it is told to. */
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

test('nothing is asked while the last call is made, nor after it', async () => {
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

test('where the last call fails, what waited for it is asked', async () => {
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

import { expect, test } from 'vitest'
import { closeInTurn } from './close-in-turn.ts'

test('resources close in reverse order, and a failure keeps no other open', async () => {
  const closed: string[] = []
  const closing = (name: string, error?: Error) => async () => {
    await Promise.resolve()
    closed.push(name)
    if (error) throw error
  }
  const all = [closing('database'), closing('site', new Error('site is stuck')), closing('jobs')]
  await expect(closeInTurn(all)).rejects.toThrow('site is stuck')
  expect(closed).toEqual(['jobs', 'site', 'database'])
  await closeInTurn(all)
  expect(closed).toHaveLength(3)
})

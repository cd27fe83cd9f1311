import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { asyncStateOf } from './async-state.ts'
import { untilData } from './until-data.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })

test('data goes from idle to pending, then to success or error', async () => {
  const answer = Promise.withResolvers<string>()
  const observer = new QueryObserver(queries, { queryKey: ['words'], queryFn: () => answer.promise, enabled: false })
  observer.subscribe(() => {})
  const state = () => asyncStateOf(observer.getCurrentResult())
  expect(state()).toBe('idle')
  const fetched = observer.refetch()
  expect(state()).toBe('pending')
  answer.resolve('here')
  await fetched
  expect(state()).toBe('success')
  observer.setOptions({ queryKey: ['none'], queryFn: () => Promise.reject(new Error('gone')), retry: false, enabled: false })
  await observer.refetch()
  expect(state()).toBe('error')
})

test('waiters continue in order after the first reply, and later ones immediately', async () => {
  const heard: string[] = []
  const isKnown = (data: number | undefined) => data !== undefined
  const waiting = ['first', 'second'].map((name) => untilData(queries, ['init'], isKnown).then(() => heard.push(name)))
  await Promise.resolve()
  expect(heard).toEqual([])
  queries.setQueryData(['init'], 1)
  await Promise.all(waiting)
  await untilData(queries, ['init'], isKnown).then(() => heard.push('late'))
  expect(heard).toEqual(['first', 'second', 'late'])
})

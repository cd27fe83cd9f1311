import { expect, test } from 'vitest'
import { getGames } from '#features/play/lobby/contract.ts'
import { gamesPayload } from '#features/play/lobby/fixtures.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { keyOf } from '#ui/api/query.ts'
import { categoryNeeds, libraryNeeds, providerNeeds } from './queries.ts'

const queries = newQueryClient()
queries.setQueryData(keyOf(getGames), gamesPayload)
const [category = ''] = Object.keys(gamesPayload.issueGamesIds)
const [provider = ''] = Object.keys(gamesPayload.providerGamesIds)

const library = (slug: string) =>
  libraryNeeds.isThere?.(queries, { url: new URL(`https://a.example/library?category=${slug}`), params: {} })
const named = (needs: typeof categoryNeeds, pageName: string) =>
  needs.isThere?.(queries, { url: new URL('https://a.example/'), params: { pageName } })

test('an existing list has a page', () => {
  expect([library(category), named(categoryNeeds, category), named(providerNeeds, provider)]).toEqual([true, true, true])
})

test.each(['nowhere', 'constructor', '__proto__', ''])('no list is called %o, and it has no page', (name) => {
  expect([library(name), named(categoryNeeds, name), named(providerNeeds, name)]).toEqual([false, false, false])
})

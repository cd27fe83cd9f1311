import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { QuestionList } from './question-list.tsx'

afterEach(cleanup)

const groups = [
  {
    title: 'Coins',
    questions: [
      { id: 'cost', title: '¿Cuánto cuesta?', html: '<p>Nothing. Coins are free.</p>' },
      { id: 'entries', title: 'What are entries?', html: '<p>They are <a href="/page/free-entry">free</a>.</p>' },
    ],
  },
  { title: 'Your account', questions: [{ id: 'close', title: 'How do I close my account?', html: '<p>Go to Account.</p>' }] },
]

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const count = () => document.querySelector('search [role=status]')?.textContent
const opened = () => [...document.querySelectorAll('details[open] h3')].map(({ textContent }) => textContent)

test('every question is closed and in its group until someone searches', async () => {
  openPage(new FakeServer(), { children: <QuestionList groups={groups} /> })
  await screen.findByRole('heading', { name: 'Coins' })
  expect(titles()).toHaveLength(3)
  expect(opened()).toEqual([])
  expect(count()).toBe('3 questions')
})

test('a search filters questions as one types, opens those found by their answer, and announces the count', async () => {
  openPage(new FakeServer(), { children: <QuestionList groups={groups} /> })
  const field = await screen.findByRole('searchbox', { name: 'Search questions' })
  await userEvent.type(field, 'FREE')
  expect(titles()).toEqual(['¿Cuánto cuesta?', 'What are entries?'])
  expect(opened()).toEqual(titles())
  expect(screen.queryByRole('heading', { name: 'Your account' })).toBeNull()
  expect(count()).toBe('2 questions')
  await userEvent.clear(field)
  await userEvent.type(field, 'cuanto')
  expect(titles()).toEqual(['¿Cuánto cuesta?'])
  expect(opened()).toEqual([])
  expect(count()).toBe('1 question')
  await userEvent.clear(field)
  expect(titles()).toHaveLength(3)
})

test('a search without a match says so and leads to help; tags of the answers are no words', async () => {
  openPage(new FakeServer(), { children: <QuestionList groups={groups} /> })
  await userEvent.type(await screen.findByRole('searchbox'), 'href')
  expect(titles()).toEqual([])
  expect(count()).toContain('No questions match.')
  expect(screen.getByRole('link', { name: 'ask us' }).getAttribute('href')).toBe('/page/contact')
})

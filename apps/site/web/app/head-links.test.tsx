import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Outlet, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { PageHead } from '#features/back-office/content/contract.ts'
import { PageDescription } from '#ui/page/page-description.tsx'
import type { RootData } from '../root-data.ts'
import { PageHeads } from './head-links.tsx'

const plain: PageHead = {
  title: null,
  description: 'A site',
  instead: { title: null, description: null },
  image: '/art/share/velmora-1200.jpg',
  imageAlt: 'Velmora',
  isIndexed: true,
  structured: [],
}
const HEADS: Readonly<Record<string, PageHead>> = {
  '/': plain,
  '/es/vip': { ...plain, title: 'VIP', isIndexed: false },
  '/faq': { ...plain, instead: { title: 'Asked often', description: 'All that was asked' } },
}
const root = { brand: { name: 'Velmora' }, origin: 'https://play.example', head: plain } as RootData

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

function Page({ title, text }: { title: string; text?: string }) {
  const navigate = useNavigate()
  return (
    <>
      <title>{title}</title>
      {text ? <PageDescription text={text} /> : null}
      {Object.keys(HEADS).map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
    </>
  )
}

const Frame = () => (
  <PageHeads root={root} read={(path) => Promise.resolve(HEADS[path]!)}>
    {(links) => (
      <>
        {links}
        <Outlet />
      </>
    )}
  </PageHeads>
)

function open(): { go: (path: string) => Promise<void> } {
  const Stub = createRoutesStub([
    {
      Component: Frame,
      children: [
        { path: '/', Component: () => <Page title="Home" /> },
        { path: '/es/vip', Component: () => <Page title="VIP club" text="For the loyal" /> },
        { path: '/faq', Component: () => <Page title="Questions" text="Questions and answers" /> },
      ],
    },
  ])
  render(<Stub />)
  return { go: async (path) => act(async () => (await screen.findByRole('button', { name: path })).click()) }
}

const content = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((each) => each.getAttribute('content') ?? each.getAttribute('href'))

test('the head belongs to the current page, also after client navigation', async () => {
  const { go } = open()
  await waitFor(() => expect(document.title).toBe('Home'))
  expect(content('meta[name=description]')).toEqual(['A site'])
  await go('/es/vip')
  await waitFor(() => expect(content('meta[name=robots]')).toEqual(['noindex']))
  expect(document.title).toBe('VIP club')
  expect(content('meta[name=description]')).toEqual(['For the loyal'])
  expect(content('link[rel=canonical]')).toEqual(['https://play.example/es/vip'])
  expect(content('link[hreflang=en]')).toEqual(['https://play.example/vip'])
  expect(content('meta[property="og:title"]')).toEqual(['VIP'])
  expect(content('meta[property="og:image"]')).toEqual(['https://play.example/art/share/velmora-1200.jpg'])
  expect(content('meta[property="og:image:width"], meta[property="og:image:height"]')).toEqual(['1200', '630'])
  expect(content('meta[property="og:image:alt"], meta[name="twitter:image:alt"]')).toEqual(['Velmora', 'Velmora'])
})

test('an operator’s title and description replace the page’s own', async () => {
  const { go } = open()
  await go('/faq')
  await waitFor(() => expect(document.title).toBe('Asked often'))
  expect(content('meta[name=description]')).toEqual(['All that was asked'])
  await go('/')
  await waitFor(() => expect(document.title).toBe('Home'))
  expect(content('meta[name=description]')).toEqual(['A site'])
  // Without an operator's title for sharing: the page's title.
  expect(content('meta[property="og:title"], meta[name="twitter:title"]')).toEqual(['Home', 'Home'])
})

import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { messagesEn } from '#features/messages.en.ts'
import type { MovedPages } from '#kernel/feature.ts'
import { ApiProvider } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { recover, showPerson } from '#ui/api/recovery.ts'
import { type Brand, BrandProvider } from '#ui/brand/brand.tsx'
import { Words } from '../locales/words.tsx'
import type { FakeServer } from '#ui/testing/fake-server.ts'

/** Modals load on opening, which takes a busy machine some time. */
configure({ asyncUtilTimeout: 20_000 })

const BRAND: Brand = {
  id: 'velmora',
  name: 'Velmora',
  scheme: 'dark',
  logo: 'brand-mark',
  scene: { picture: 'welcome', darkest: '#1a0b2e' },
  money: { areCoinsWhole: true, areMoneyBoxesWhole: true },
  features: [
    'account',
    'daily-login',
    'email-confirmation',
    'library',
    'lobby',
    'reality-check',
    'registration',
    'sign-in',
    'terms',
  ],
  moved: { '/registration-complete': '?openModal=registration-complete' },
  sponsor: null,
  copy: {},
}

interface PageOptions {
  readonly path?: string
  /** The slices that the brand has on. */
  readonly features?: readonly string[]
  /** The paths for which the brand has no page. */
  readonly moved?: MovedPages
  /** How the brand writes amounts. */
  readonly money?: Brand['money']
  /** Play as RTS 14 has it. */
  readonly isPlayStrict?: boolean
  /** How long `/slow` takes to load, in ms. */
  readonly until?: Promise<void>
  readonly children?: ReactNode
}

/** A page with all overlays, in English, whose calls go to the fake server. */
export function openPage(
  server: FakeServer,
  {
    path = '/lobby',
    features = BRAND.features,
    moved = BRAND.moved,
    money = BRAND.money,
    isPlayStrict = false,
    until,
    children,
  }: PageOptions = {},
) {
  const api = new ApiClient({ transport: server.transport, locale: 'en', newKey, recover, showPerson })
  const queries = newQueryClient()
  const page = (
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>
        <BrandProvider brand={{ ...BRAND, features, moved, money, isPlayStrict }}>
          <Words locale="en" messages={messagesEn}>
            <main>{children}</main>
          </Words>
        </BrandProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
  const router = createMemoryRouter(
    [
      {
        element: page,
        children: [
          { path: '/slow', loader: async () => (await until) ?? null, element: null },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  return { ...render(<RouterProvider router={router} />), api, queries, router }
}

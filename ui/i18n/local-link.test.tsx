import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { useLocalPath } from './local-link.tsx'

const localPathIn = (locale: string) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <IntlProvider locale={locale}>{children}</IntlProvider>
  return renderHook(() => useLocalPath(), { wrapper }).result.current
}

test.each([
  ['en', '/vip?x=1', '/vip?x=1'],
  ['es', '/vip?x=1', '/es/vip?x=1'],
  ['es', '?openModal=rules', '?openModal=rules'],
])('in %s %s is %s', (locale, path, expected) => {
  expect(localPathIn(locale)(path)).toBe(expected)
})

test.each(['/\t/elsewhere.example', '//elsewhere.example', '/es//elsewhere.example'])(
  '%j never leads to another site',
  (path) => {
    for (const locale of ['en', 'es']) {
      expect(new URL(localPathIn(locale)(path), 'https://play.example').host).toBe('play.example')
    }
  },
)

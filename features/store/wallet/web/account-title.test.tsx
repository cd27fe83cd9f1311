import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { useAccountTitle } from './account-title.ts'
import { walletEs } from './messages.es.ts'

const inSpanish = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="es" messages={{ wallet: walletEs } as never}>
    {children}
  </IntlProvider>
)

test.each([
  ['Bank account •••• 1234', 'Cuenta bancaria ••••\u00a01234'],
  ['Checking ••12', 'Cuenta bancaria ••••\u00a012'],
  ['Gift card to a•••@mail.example', 'Tarjeta de regalo a a•••@mail.example'],
  ['Gift card to a•••@host22', 'Tarjeta de regalo a a•••@host22'],
  ['Paper check', 'Paper check'],
])('the account %s is %s in Spanish', (title, expected) => {
  const { result } = renderHook(useAccountTitle, { wrapper: inSpanish })
  expect(result.current(title)).toBe(expected)
})

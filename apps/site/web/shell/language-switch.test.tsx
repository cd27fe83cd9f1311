import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messagesEn } from '#features/messages.en.ts'
import { messagesEs } from '#features/messages.es.ts'
import { LanguageSwitch } from './language-switch.tsx'

afterEach(() => {
  cleanup()
  document.cookie = 'i18n_redirected=; max-age=0'
})

function open(locale: 'en' | 'es', path: string) {
  const page = (
    <IntlProvider locale={locale} messages={locale === 'es' ? messagesEs : messagesEn} timeZone="UTC">
      <LanguageSwitch />
    </IntlProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })} />)
}

const link = (name: string) => screen.getByRole('link', { name })

test('the switch leads to the same page in the other language, with its query', () => {
  open('en', '/library?category=fishing')
  expect(link('Español').getAttribute('href')).toBe('/es/library?category=fishing')
  expect(link('English').getAttribute('aria-current')).toBe('true')
})

test('English has no prefix', () => {
  open('es', '/es/library')
  expect(link('English').getAttribute('href')).toBe('/library')
  expect(link('Español').getAttribute('aria-current')).toBe('true')
})

test('the choice is stored in the cookie', () => {
  open('en', '/lobby')
  link('Español').addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link('Español'))
  expect(document.cookie).toContain('i18n_redirected=es')
})

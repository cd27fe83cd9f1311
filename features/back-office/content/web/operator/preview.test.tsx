import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { Preview } from './preview.tsx'

afterEach(cleanup)

test('a pop-up ad is previewed in both languages, with its picture and button', async () => {
  const words = {
    en: { title: 'Welcome back', text: 'See what’s new.', action: 'Open' },
    es: { title: 'Hola de nuevo', text: 'Mira lo nuevo.', action: 'Abrir' },
  }
  const entry = { kind: 'pop-up-ad', brand: '*', name: 'a', locale: '*' } as const
  openPage(new FakeServer(), { children: <Preview entry={entry} body={{ picture: 'gift', words }} /> })
  const preview = await screen.findByRole('region', { name: 'Preview' })
  for (const shown of ['Welcome back', 'See what’s new.', 'Open', 'Hola de nuevo', 'Abrir']) {
    expect(preview.textContent).toContain(shown)
  }
  expect(preview.querySelectorAll('img[src^="/art/interface/gift-"]')).toHaveLength(2)
})

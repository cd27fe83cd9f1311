import { expect, test } from 'vitest'
import { sitemapOf } from './sitemap.ts'

test('every language stands for itself and names the others; nothing breaks out of its tag', () => {
  const text = sitemapOf([
    {
      updatedAt: '2026-11-21T00:00:00.000Z',
      addresses: [
        { locale: 'en', href: 'https://a.example/x?a=1&b="<' },
        { locale: 'es', href: 'https://a.example/es/x' },
      ],
    },
  ])
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect([...xml.querySelectorAll('loc')].map((each) => each.textContent)).toEqual([
    'https://a.example/x?a=1&b="<',
    'https://a.example/es/x',
  ])
  expect(xml.querySelectorAll('url')).toHaveLength(2)
  expect(text.match(/hreflang="es"/g)).toHaveLength(2)
})

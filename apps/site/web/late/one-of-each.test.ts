import { expect, test } from 'vitest'
import { withOneOfEach } from './one-of-each.ts'

const described = (text: string) => `<meta name="description" content="${text}"/>`
const page = (head: string) => `<html><head>${head}</head><body><svg><title>Star</title></svg></body></html>`

test('the first title and the last description stay, and pictures keep their titles', () => {
  const drawn = page(`<title>Operator’s</title>${described('Site')}<title>Page</title>${described('Page')}`)
  expect(withOneOfEach(drawn)).toBe(page(`<title>Operator’s</title>${described('Page')}`))
})

test('a page with one of each, or none, is unchanged', () => {
  for (const html of [page(`<title>Page</title>${described('Page')}`), page(''), '<p>No head</p>']) {
    expect(withOneOfEach(html)).toBe(html)
  }
})

test('the sharing title equals the page’s', () => {
  const shared = (title: string) =>
    `<meta property="og:title" content="${title}"/><meta name="twitter:title" content="${title}"/>`
  const drawn = page(`${shared('Velmora')}<title>VIP "league" &amp; $1</title>`)
  expect(withOneOfEach(drawn)).toBe(page(`${shared('VIP &quot;league&quot; &amp; $1')}<title>VIP "league" &amp; $1</title>`))
})

test('the sharing description equals the page’s', () => {
  const shared = (text: string) =>
    `<meta property="og:description" content="${text}"/><meta name="twitter:description" content="${text}"/>`
  const drawn = page(`${described('Site')}${shared('Site')}${described('For $1 &quot;friends&quot;')}`)
  expect(withOneOfEach(drawn)).toBe(page(`${shared('For $1 &quot;friends&quot;')}${described('For $1 &quot;friends&quot;')}`))
})

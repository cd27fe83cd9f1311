import { expect, test } from 'vitest'
import { renderMail } from './message.ts'

const accent = { color: '#ffbe2f', ink: '#2a1600' }
const sender = { brandName: 'Velmora & Sons', siteUrl: 'https://play.example', accent }
const content = {
  subject: 'Hello',
  greeting: 'Hello <script>,',
  paragraphs: ['one', 'two'],
  action: { label: 'Open', path: '/reset?token=a&b="c"' },
  closing: 'Bye,',
}

test('the text version carries every line and the whole link', () => {
  expect(renderMail(content, sender).text).toBe(
    'Hello <script>,\n\none\n\ntwo\n\nOpen:\nhttps://play.example/reset?token=a&b="c"\n\nBye,\nVelmora & Sons\n',
  )
})

test('mail content never becomes markup', () => {
  const { html } = renderMail(content, sender)
  expect(html).not.toContain('<script>')
  expect(html).toContain('Hello &lt;script&gt;,')
  expect(html).toContain('href="https://play.example/reset?token=a&amp;b=&quot;c&quot;"')
  expect(html).toContain('Velmora &amp; Sons')
})

test('a mail without a link renders none', () => {
  const { action: _, ...plain } = content
  expect(renderMail(plain, sender).html).not.toContain('href')
})

test.each([
  ['Hi player-1a2b3c4d,', 'Hi there,'],
  ['Hola, player-1a2b3c4d:', 'Hola:'],
  ['Hi anna,', 'Hi anna,'],
])('the greeting %s reads %s: a made-up login is no name', (greeting, read) => {
  expect(renderMail({ ...content, greeting }, sender).text.split('\n')[0]).toBe(read)
})

test('the brand’s name comes first, and name and button have its colors', () => {
  const { html } = renderMail(content, sender)
  const painted = [...html.matchAll(/<(p|a)[^>]*background:#ffbe2f;color:#2a1600">([^<]*)</g)].map(([, tag, text]) => [tag, text])
  expect(painted).toEqual([
    ['p', 'Velmora &amp; Sons'],
    ['a', 'Open'],
  ])
  expect(html.indexOf('Velmora &amp; Sons')).toBeLessThan(html.indexOf('Hello &lt;script&gt;,'))
})

test('every text outside the brand’s colors is lightened in dark mode', () => {
  const unsubscribe = { label: 'Unsubscribe', path: '/unsubscribe', oneClickPath: '/rest/unsubscribe' }
  const { html } = renderMail({ ...content, unsubscribe }, sender)
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? ''
  const classes = [...html.matchAll(/<\w+ class="(\w+)"/g)].map(([, name]) => name)
  expect(classes).toEqual(['ground', 'sheet', 'line', 'line', 'line', 'line', 'small'])
  for (const name of classes) expect(dark).toContain(`.${name}{`)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})

test('every mail ends with who sent it, and their address', () => {
  const sponsor = 'Main & Play LLC, 1 Example Street, Dover, DE 19901'
  const { text, html } = renderMail(content, { ...sender, sponsor })
  expect(text.trimEnd().endsWith(sponsor)).toBe(true)
  expect(html).toContain('Main &amp; Play LLC, 1 Example Street')
})

import { expect, test } from 'vitest'
import { renderMail } from './message.ts'

const sender = { brandName: 'Velmora & Sons', siteUrl: 'https://play.example' }
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

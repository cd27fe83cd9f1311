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

test('the text form carries every line and the whole link', () => {
  expect(renderMail(content, sender).text).toBe(
    'Hello <script>,\n\none\n\ntwo\n\nOpen:\nhttps://play.example/reset?token=a&b="c"\n\nBye,\nVelmora & Sons\n',
  )
})

test('nothing from a mail becomes markup', () => {
  const { html } = renderMail(content, sender)
  expect(html).not.toContain('<script>')
  expect(html).toContain('Hello &lt;script&gt;,')
  expect(html).toContain('href="https://play.example/reset?token=a&amp;b=&quot;c&quot;"')
  expect(html).toContain('Velmora &amp; Sons')
})

test('a mail without a link has none', () => {
  const { action: _, ...plain } = content
  expect(renderMail(plain, sender).html).not.toContain('href')
})

import { describe, expect, test } from 'vitest'
import { drawMarkdown, drawQuestions, findUnsafeLinks, withoutLinks } from './markdown.ts'

const html = (text: string) => drawMarkdown(text, 'en').html

describe('operator-written Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '![x](https://evil.example/pixel.png)',
    '[x](https://a.example "\\" onmouseover=\\"alert(1)")',
    '## <b onclick=alert(1)>',
  ])('%j renders no tag that executes, loads or navigates unnoticed', (text) => {
    const drawn = html(text)
    expect(drawn).not.toMatch(/<(script|img|iframe|b)\b|href="(?!https:\/\/|\/(?![/\\]))|<[^>]*"\s+on\w+="/i)
  })

  test('with an unsafe link reports which one', () => {
    expect(findUnsafeLinks('[a](/page/faq) [b](https://x.example) [c](mailto:a@x.example) [d](#part)')).toEqual([])
    for (const text of ['[x](javascript:a)', '[x](//evil.example)', '<javascript:a>', '[x]: data:text/html,x']) {
      expect(findUnsafeLinks(text)).toHaveLength(1)
    }
  })

  test.each([
    ['line breaks', '\n', ''],
    ['half-open tags', '<a:', ''],
    ['brackets', '[', ''],
    ['brackets in a heading', '[', '## '],
    ['images', '![', ''],
    ['half-written references', '[a', ''],
    ['spaces before a reference', ' ', '\n'],
  ])('of 60,000 characters of %s has no unsafe link and renders', (_, unit, before) => {
    const text = (before + unit.repeat(60_000)).slice(0, 60_000)
    expect(findUnsafeLinks(text)).toEqual([])
    expect(drawMarkdown(text, 'en').outline.length).toBe(before === '## ' ? 1 : 0)
    expect(withoutLinks(text)).toBe(text)
  })

  test('in code is no link, and a repeated link is reported once', () => {
    expect(findUnsafeLinks('`[x](javascript:a)`')).toEqual([])
    expect(findUnsafeLinks('[a [b](vbscript:x) c](vbscript:x)')).toHaveLength(1)
  })

  test('has an outline whose ids match its headings', () => {
    const { html: drawn, outline } = drawMarkdown('## ¿Qué es?\n\n### Más\n\n## ¿Qué es?', 'es')
    expect(outline).toEqual([
      { id: 'que-es', text: '¿Qué es?' },
      { id: 'que-es-2', text: '¿Qué es?' },
    ])
    for (const { id } of outline) expect(drawn).toContain(`<h2 id="${id}">`)
  })

  test('links within its own language', () => {
    expect(drawMarkdown('[a](/page/faq#x) [b](/?openModal=signup) [c](#x)', 'es').html).toContain(
      '<a href="/es/page/faq#x">a</a> <a href="/es?openModal=signup">b</a> <a href="#x">c</a>',
    )
    expect(html('[a](/page/faq)')).toContain('<a href="/page/faq">a</a>')
  })
})

describe('a FAQ in Markdown', () => {
  test('has the questions of each group, with their answers and the ids of a page', () => {
    const text =
      'Before.\n\n# Coins\n\n## What’s *new*?\n\nA [link](/fair).\n\n### More\n\nB.\n\n# Empty\n\n# You\n\n## Who?\n\n- I\n\n> ## Quoted'
    const { html: before, groups } = drawQuestions(text, 'es')
    expect(before).toBe('<p>Before.</p>\n')
    expect(groups.map(({ title, questions }) => [title, questions.map(({ id }) => id)])).toEqual([
      ['Coins', ['what-s-new']],
      ['You', ['who']],
    ])
    const [first, second] = groups.map(({ questions }) => questions[0]!)
    expect(first).toMatchObject({ title: 'What’s new?' })
    expect(first!.html).toMatch(/^<p>A <a href="\/es\/fair">link<\/a>.<\/p>\n<h3 id="more">More<\/h3>\n<p>B.<\/p>\n$/)
    expect(second!.html).toContain('Quoted')
  })

  test('without groups has one that is not named, and a repeated question an id of its own', () => {
    const { html: before, groups } = drawQuestions('## A?\n\nOne.\n\n## A?\n\nTwo.', 'en')
    expect(before).toBe('')
    expect(groups).toEqual([
      {
        title: '',
        questions: [
          { id: 'a', title: 'A?', html: '<p>One.</p>\n' },
          { id: 'a-2', title: 'A?', html: '<p>Two.</p>\n' },
        ],
      },
    ])
  })
})

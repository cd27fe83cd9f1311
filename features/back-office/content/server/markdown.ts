import MarkdownIt from 'markdown-it'
import { type Locale, localePath } from '#kernel/locale.ts'
import type { QuestionGroup } from '../contract.ts'

export interface DrawnMarkdown {
  readonly html: string
  readonly outline: readonly { readonly id: string; readonly text: string }[]
}

export interface DrawnQuestions {
  /** The text before the first group or question. */
  readonly html: string
  readonly groups: QuestionGroup[]
}

/** URLs of the web, paths of this site, anchors of this page, or mail addresses: nothing executable. */
const SAFE_LINK = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

const isSafeLink = (link: string): boolean => SAFE_LINK.test(link)

/**
 * Markdown without HTML, so operators cannot write tags. Headings get ids, internal links the page's language, and
 * external links send no referrer.
 */
export function drawMarkdown(text: string, locale: Locale): DrawnMarkdown {
  const { tokens, outline, render } = readMarkdown(text, locale)
  return { html: render(tokens), outline }
}

/** First-level headings are groups, second-level headings are questions, and the text below a question is its answer. */
export function drawQuestions(text: string, locale: Locale): DrawnQuestions {
  const { tokens, render } = readMarkdown(text, locale)
  const starts = tokens.flatMap(({ type, tag, level }, at) =>
    type === 'heading_open' && level === 0 && (tag === 'h1' || tag === 'h2') ? [at] : [],
  )
  const groups: QuestionGroup[] = []
  for (const [nth, at] of starts.entries()) {
    const title = textOf(tokens[at + 1])
    const isGroup = tokens[at]?.tag === 'h1'
    if (isGroup || groups.length === 0) groups.push({ title: isGroup ? title : '', questions: [] })
    if (isGroup) continue
    const answer = tokens.slice(at + HEADING_TOKENS, starts[nth + 1])
    groups.at(-1)?.questions.push({ id: String(tokens[at]?.attrGet('id')), title, html: render(answer) })
  }
  return { html: render(tokens.slice(0, starts[0])), groups: groups.filter(({ questions }) => questions.length > 0) }
}

/** A heading opens, has its words, and closes. */
const HEADING_TOKENS = 3

function readMarkdown(text: string, locale: Locale) {
  const markdown = openMarkdown(isSafeLink)
  const tokens = markdown.parse(text, {})
  const outline: { id: string; text: string }[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') openHeading(token, textOf(tokens[at + 1]), outline)
    for (const child of token.children ?? []) if (child.type === 'link_open') openLink(child, locale)
  }
  return { tokens, outline, render: (part: Token[]) => markdown.renderer.render(part, markdown.options, {}) }
}

/** Errors in the links. Markdown renders an unsafe link as text, so its author has to be told. */
export function findUnsafeLinks(text: string): string[] {
  const unsafe = new Set<string>()
  const markdown = openMarkdown((link) => {
    if (!isSafeLink(link)) unsafe.add(link)
    return isSafeLink(link)
  })
  markdown.parse(text, {})
  return [...unsafe].map((link) => `The link ${link} isn’t allowed. Use https, mailto, tel, or a path of this site.`)
}

/** Links reduced to their text. */
export const withoutLinks = (text: string): string => text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')

function openMarkdown(validateLink: (link: string) => boolean) {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  markdown.disable('image')
  markdown.validateLink = validateLink
  return markdown
}

type Token = ReturnType<ReturnType<typeof MarkdownIt>['parse']>[number]

/** The words of a line, without Markdown syntax. */
const textOf = (inline: Token | undefined): string =>
  (inline?.children ?? []).map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : '')).join('')

/** The page renders its own first heading, so the text starts at the second level. */
function openHeading(token: Token, text: string, outline: { id: string; text: string }[]): void {
  const base = slugOf(text)
  const taken = outline.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length
  const id = taken === 0 ? base : `${base}-${taken + 1}`
  token.attrSet('id', id)
  if (token.tag === 'h2') outline.push({ id, text })
}

function openLink(token: Token, locale: Locale): void {
  const href = String(token.attrGet('href') ?? '')
  if (href.startsWith('/')) token.attrSet('href', inLanguage(href, locale))
  else if (/^https:/i.test(href)) token.attrSet('rel', 'noopener noreferrer')
}

function inLanguage(href: string, locale: Locale): string {
  const path = /^[^?#]*/.exec(href)?.[0] ?? '/'
  return localePath(path, locale) + href.slice(path.length)
}

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part'

import MarkdownIt from 'markdown-it'
import { type Locale, localePath } from '#kernel/locale.ts'

export interface DrawnMarkdown {
  readonly html: string
  readonly outline: readonly { readonly id: string; readonly text: string }[]
}

/** Pages of the web, of this site, a place of this page, or a mail: nothing that runs. */
const SAFE_LINK = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

export const isSafeLink = (link: string): boolean => SAFE_LINK.test(link)

/**
 * Markdown without HTML: what an operator writes can be no tag. Headings get ids, links of this site the page's
 * language, and links elsewhere tell nobody where the reader came from.
 */
export function drawMarkdown(text: string, locale: Locale): DrawnMarkdown {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
  markdown.disable('image')
  markdown.validateLink = isSafeLink
  const tokens = markdown.parse(text, {})
  const outline: { id: string; text: string }[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') openHeading(token, tokens[at + 1]?.content ?? '', outline)
    for (const child of token.children ?? []) if (child.type === 'link_open') openLink(child, locale)
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), outline }
}

/** What is wrong with the links; Markdown shows such a link as text, which its author has to know. */
export function findUnsafeLinks(text: string): string[] {
  const links = [...text.matchAll(/\]\(\s*<?([^)\s>]+)|^\s*\[[^\]]+\]:\s*<?([^\s>]+)|<([a-z][a-z0-9+.-]*:[^>\s]+)>/gim)]
  return links.flatMap(([, inline, reference, auto]) => {
    const link = inline ?? reference ?? auto ?? ''
    return isSafeLink(link) ? [] : [`The link ${link} is none of https, mailto, tel or a path of this site.`]
  })
}

type Token = ReturnType<ReturnType<typeof MarkdownIt>['parse']>[number]

/** The page has its own first heading, so the text begins with the second. */
function openHeading(token: Token, text: string, outline: { id: string; text: string }[]): void {
  const plain = text.replace(/[*_`]|\[([^\]]*)\]\([^)]*\)/g, '$1')
  const base = slugOf(plain)
  const taken = outline.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length
  const id = taken === 0 ? base : `${base}-${taken + 1}`
  token.attrSet('id', id)
  if (token.tag === 'h2') outline.push({ id, text: plain })
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
    .replace(/^-+|-+$/g, '') || 'part'

import type { ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { getPage as contract } from '../contract.ts'
import { COOKIES_MARK, cookieTable } from './cookie-table.ts'
import type { LoadMessages, PageBody } from './kinds.ts'
import { drawMarkdown, drawQuestions, withoutLinks } from './markdown.ts'

/** Reads a page in its current published version; drafts are never served here. */
export const getPageWith =
  (loadMessages: LoadMessages) =>
  async (ctx: VisitorContext, { params: { name } }: { params: { name: string } }): Promise<ReplyOf<typeof contract>> => {
    const { locale, theme, content } = ctx
    const entry = content.find<PageBody>('page', name, locale)
    if (!entry) throw new AppError('not-found', 'Page not found.')
    const filled = (text: string): string => text.replaceAll('{brand}', theme.name)
    const { title, body: written, seoTitle, seoDescription } = entry.body
    const cookies = written.includes(COOKIES_MARK) ? await cookieTable(loadMessages, locale) : ''
    const body = written.replaceAll(COOKIES_MARK, cookies)
    return {
      success: true,
      data: {
        name,
        title: filled(title),
        ...drawn(name, filled(body), locale),
        updatedAt: new Date(entry.liveSince).toISOString(),
        seo: { title: filled(seoTitle || title), description: filled(seoDescription || firstSentence(body)) },
      },
    }
  }

function drawn(name: string, text: string, locale: VisitorContext['locale']) {
  if (name === FAQ) return { ...drawQuestions(text, locale), outline: [] }
  const { html, outline } = drawMarkdown(text, locale)
  return { html, outline: [...outline], groups: [] }
}

/** The page whose second-level headings are questions. */
const FAQ = 'faq'

/** The text before the first heading, without Markdown syntax. */
export const firstSentence = (body: string): string =>
  withoutLinks(body.split(/\n\s*\n/).find((part) => !part.startsWith('#')) ?? '')
    .replace(/[*_`>|-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160)

import { type MouseEvent, useCallback } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { pageData } from '#ui/page/page-data.ts'
import { contentNeeds, useContentPage } from './queries.ts'
import { isPlainClick } from '#ui/page/plain-click.ts'

const data = pageData(contentNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Number of headings from which an outline is shown. */
const OUTLINE_MIN = 3

/** An operator-written page. */
export default function ContentPage() {
  const t = useTranslations('content')
  const format = useFormatter()
  const { name = '' } = useParams()
  const { title, html, outline, updatedAt, seo } = useContentPage(name)
  const follow = useFollowedLinks()
  return (
    <article className="mx-auto grid w-full max-w-3xl gap-4 py-8 max-sm:py-4">
      <title>{seo.title}</title>
      <header className="grid gap-2">
        <h1 className="page-title">{title}</h1>
        <p className="text-[12.5px]/4 font-semibold text-muted">
          {t('updated', { date: format.dateTime(new Date(updatedAt), { dateStyle: 'long', timeZone: 'UTC' }) })}
        </p>
      </header>
      {outline.length >= OUTLINE_MIN ? (
        <nav aria-label={t('onThisPage')} className="card grid gap-2 p-5 max-sm:p-4">
          <h2 className="text-[15px]/5 font-bold">{t('onThisPage')}</h2>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {outline.map(({ id, text }) => (
              <li key={id}>
                <a
                  className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline sm:min-h-9"
                  href={`#${id}`}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {/* Its links work without JavaScript; handling them here avoids loading a document. */}
      {/* oxlint-disable-next-line react/no-danger, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- drawn on the server from Markdown that can hold no HTML */}
      <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}

/** Follows internal links without a page load on a plain click. */
function useFollowedLinks() {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = (event.target as Element).closest('a')
      const href = link?.getAttribute('href')
      if (!href?.startsWith('/') || !isPlainClick(event)) return
      event.preventDefault()
      void navigate(href)
    },
    [navigate],
  )
}

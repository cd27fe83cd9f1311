import { type MouseEvent, useCallback } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { pageData } from '#ui/page/page-data.ts'
import { contentNeeds, useContentPage } from './queries.ts'
import type { ContentPage as ContentPageData } from '../contract.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { LinkList } from '#ui/parts/link-list.tsx'
import { QuestionList } from './question-list.tsx'
import { isPlainClick } from '#ui/page/plain-click.ts'

const data = pageData(contentNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Number of headings from which an outline is shown. */
const OUTLINE_MIN = 3

/** An operator-written page. */
export default function ContentPage() {
  const { name = '' } = useParams()
  const { title, html, outline, groups, updatedAt, seo } = useContentPage(name)
  const follow = useFollowedLinks()
  const text = html ? (
    // oxlint-disable-next-line react/no-danger -- drawn on the server from Markdown that can hold no HTML
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  ) : null
  // Its links work without JavaScript; handling them here avoids loading a document.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links in it are what is clicked
    <article className={groups.length > 0 ? 'grid gap-6 pb-6' : READING} onClick={follow}>
      <title>{seo.title}</title>
      <PageHeader title={title} updatedAt={updatedAt} />
      {groups.length > 0 ? (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px] xl:gap-6">
          <div className="grid gap-6">
            {text}
            <QuestionList groups={groups} />
          </div>
          <MoreHelp />
        </div>
      ) : (
        <>
          {outline.length >= OUTLINE_MIN ? <Outline outline={outline} /> : null}
          {text}
        </>
      )}
    </article>
  )
}

const READING = 'mx-auto grid w-full max-w-3xl gap-4 py-8 max-sm:py-4'

function PageHeader({ title, updatedAt }: Pick<ContentPageData, 'title' | 'updatedAt'>) {
  const t = useTranslations('content')
  const format = useFormatter()
  return (
    <header className="grid gap-2">
      <h1 className="page-title">{title}</h1>
      <p className="text-[12.5px]/4 font-semibold text-muted">
        {t('updated', { date: format.dateTime(new Date(updatedAt), { dateStyle: 'long', timeZone: 'UTC' }) })}
      </p>
    </header>
  )
}

function Outline({ outline }: Pick<ContentPageData, 'outline'>) {
  const t = useTranslations('content')
  return (
    <nav aria-label={t('onThisPage')} className="card grid gap-2 p-5 max-sm:p-4">
      <h2 className="text-[15px]/5 font-bold">{t('onThisPage')}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline sm:min-h-9" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const MORE = [
  { words: 'contact', icon: 'chat-circle-text-fill', to: '/page/contact' },
  { words: 'freeEntry', icon: 'ticket-fill', to: '/page/free-entry' },
  { words: 'officialRules', icon: 'scales-fill', to: '/page/official-rules' },
  { words: 'prizes', icon: 'trophy-fill', to: '/page/prizes' },
] as const

/** Pages for what the questions leave open. */
function MoreHelp() {
  const t = useTranslations('content')
  return (
    <AccountCard title={t('more')}>
      <LinkList links={MORE.map(({ words, icon, to }) => ({ icon, to, label: t(words) }))} />
    </AccountCard>
  )
}

/** Follows internal links without a page load on a plain click. */
function useFollowedLinks() {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = (event.target as Element).closest('a')
      const href = link?.getAttribute('href')
      if (!href?.startsWith('/') || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      void navigate(href)
    },
    [navigate],
  )
}

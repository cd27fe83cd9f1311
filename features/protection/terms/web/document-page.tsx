import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { LocalNavLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { DocumentText } from './document-text.tsx'
import { documentNeeds, keyOfPath, useDocument, useDocumentList } from './queries.ts'

const data = pageData(documentNeeds)
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** A document in force, readable by everyone. */
export default function DocumentPage() {
  const t = useTranslations('terms')
  const { pathname } = useLocation()
  const document = useDocument(keyOfPath(pathname))
  const documents = useDocumentList()
  return (
    <article className="mx-auto grid w-full max-w-3xl gap-2 py-8 max-sm:py-4">
      <title>{document.title}</title>
      <nav
        aria-label={t('documents')}
        className="no-scrollbar -mx-4 -mt-1 mb-5 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 sm:-mx-1 sm:scroll-px-1 sm:px-1"
      >
        {documents.map(({ id, key, title }) => (
          <LocalNavLink
            key={id}
            to={`/page/${key}`}
            className="flex h-11 flex-none items-center rounded-full px-4 font-semibold text-muted hairline transition-colors hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-page"
          >
            {title}
          </LocalNavLink>
        ))}
      </nav>
      <h1 className="page-title">{document.title}</h1>
      <DocumentText document={document} />
    </article>
  )
}

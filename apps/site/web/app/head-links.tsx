import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageHead } from '#features/back-office/content/contract.ts'
import { pageAt, localeOfPath, LOCALES, localePath } from '#kernel/locale.ts'
import { HeadProvider } from '#ui/page/page-description.tsx'
import type { RootData } from '../root-data.ts'
import { readHead, type ReadHead, usePageHead } from './page-heads.ts'

interface PageHeadsProps {
  readonly root: RootData | undefined
  /** The document with the given head. */
  readonly children: (links: ReactNode) => ReactNode
  readonly read?: ReadHead
}

/** Search and link preview metadata of the current page, after a load or a client navigation. */
export function PageHeads({ root, children, read = readHead }: PageHeadsProps) {
  const { pathname } = useLocation()
  const head = usePageHead(pathname, root?.head, read)
  const [claims, setClaims] = useState(0)
  const claim = useCallback(() => {
    setClaims((known) => known + 1)
    return () => setClaims((known) => known - 1)
  }, [])
  const description = head?.instead.description ?? null
  const words = useMemo(() => ({ description, claim }), [description, claim])
  return (
    <HeadProvider value={words}>
      {children(root ? <HeadLinks root={root} head={head} isDescribed={claims > 0} /> : null)}
    </HeadProvider>
  )
}

interface HeadLinksProps {
  readonly root: RootData
  readonly head: PageHead | undefined
  /** The page has a description of its own. */
  readonly isDescribed: boolean
}

function HeadLinks({ root: { brand, origin }, head, isDescribed }: HeadLinksProps) {
  const { pathname } = useLocation()
  const bare = pageAt(pathname)
  const locale = localeOfPath(pathname)
  const canonical = origin + localePath(bare, locale)
  return (
    <>
      {head?.instead.title ? <TitleInstead key={pathname} text={head.instead.title} /> : null}
      <link rel="canonical" href={canonical} />
      {LOCALES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + localePath(bare, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + localePath(bare, 'en')} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locale === 'es' ? 'es_US' : 'en_US'} />
      <meta name="twitter:card" content="summary_large_image" />
      {head ? (
        <Words
          head={head}
          title={head.title ?? (import.meta.env.SSR ? brand.name : document.title)}
          isDescribed={isDescribed}
          origin={origin}
        />
      ) : null}
    </>
  )
}

interface WordsProps {
  readonly head: PageHead
  readonly title: string
  readonly isDescribed: boolean
  readonly origin: string
}

function Words({ head, title, isDescribed, origin }: WordsProps) {
  const { description, isIndexed, structured } = head
  const image = head.image.startsWith('/') ? origin + head.image : head.image
  return (
    <>
      {isDescribed ? null : <meta name="description" content={description} />}
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.imageAlt} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={head.imageAlt} />
      {structured.map((object) => (
        <script
          key={String(object['@type'])}
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: asScript(object) }}
        />
      ))}
    </>
  )
}

/**
 * Browsers show the first of several titles, and React inserts the latest first: so this one is repeated after the
 * page's.
 */
function TitleInstead({ text }: { text: string }) {
  const [isAgain, setIsAgain] = useState(false)
  useEffect(() => setIsAgain(true), [])
  return <title key={String(isAgain)}>{text}</title>
}

/** Text in it could close the script element; an escape cannot. */
const asScript = (object: object): string => JSON.stringify(object).replaceAll('<', '\\u003c')

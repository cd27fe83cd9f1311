import { useLocation } from 'react-router'
import { barePath, localeOfPath, LOCALES, localePath } from '#kernel/locale.ts'
import type { RootData } from '../root-data.ts'

/** What search engines and link previews read. Only the page that was asked for has its own words here. */
export function HeadLinks({ root: { brand, head, origin } }: { root: RootData }) {
  const { pathname } = useLocation()
  const bare = barePath(pathname)
  const locale = localeOfPath(pathname)
  const canonical = origin + localePath(bare, locale)
  const image = head.image.startsWith('/') ? origin + head.image : head.image
  const title = head.title ?? brand.name
  return (
    <>
      <meta name="description" content={head.description} />
      {head.isIndexed ? null : <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {LOCALES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + localePath(bare, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + localePath(bare, 'en')} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:locale" content={locale === 'es' ? 'es_US' : 'en_US'} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={image} />
      {head.structured.map((object) => (
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

/** A text in it could end the script; as an escape it cannot. */
const asScript = (object: object): string => JSON.stringify(object).replaceAll('<', '\\u003c')

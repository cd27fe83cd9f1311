import type { Locale } from '#kernel/locale.ts'

export interface SitemapEntry {
  /** ISO time, if known. */
  readonly updatedAt: string | null
  /** The same page in each language. */
  readonly addresses: readonly { readonly locale: Locale; readonly href: string }[]
}

/** In the format of sitemaps.org, each page with its alternates. */
export function sitemapOf(entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ updatedAt, addresses }) => {
    const twins = addresses.map(
      ({ locale, href }) => `    <xhtml:link rel="alternate" hreflang="${locale}" href="${escape(href)}"/>`,
    )
    return addresses.map(({ href }) =>
      [
        '  <url>',
        `    <loc>${escape(href)}</loc>`,
        ...(updatedAt === null ? [] : [`    <lastmod>${escape(updatedAt)}</lastmod>`]),
        ...twins,
        '  </url>',
      ].join('\n'),
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

import type { Page } from '@playwright/test'
import { type Locale, LOCALES, localePath, pageAt } from '#kernel/locale.ts'
import { ROUTE_PATHS } from './harness/addresses.ts'
import { expect, ON_ONE_SCREEN, test } from './harness/journey.ts'

/** As search engines and link previews read it, without scripts. */
interface Head {
  readonly lang: string
  readonly titles: readonly string[]
  readonly links: readonly { readonly rel: string; readonly lang: string | null; readonly href: string }[]
  /** The contents of each `name` or `property`. */
  readonly metas: Readonly<Record<string, readonly string[]>>
}

const PARALLEL = 4

test.describe.configure({ timeout: 180_000 })

for (const locale of LOCALES) {
  test(`every public page tells search engines and link previews what it is: ${locale}`, ON_ONE_SCREEN, async ({ page }) => {
    await page.goto('/offline.html')
    const { origin } = new URL(page.url())
    const listed = await listedPages(page)
    const heads = await headsOf(page, [...new Set([...ROUTE_PATHS.filter(isOpen), ...listed])], locale)
    expect([...heads.keys()]).toEqual(expect.arrayContaining(listed))
    const titles = new Map<string, string>()
    const faults: string[] = []
    for (const [path, head] of heads) {
      faults.push(
        ...faultsOf(head, { path, locale, origin, isListed: listed.includes(path) }).map((fault) => `${path}: ${fault}`),
      )
      const [title = ''] = head.titles
      const twin = titles.get(title)
      if (twin !== undefined && listed.includes(path)) faults.push(`${path}: has the title of ${twin}: ${title}`)
      titles.set(title, path)
    }
    expect(faults).toEqual([])
  })
}

/** The back office is not public; pages with parameters are found by the sitemap. */
const isOpen = (path: string): boolean => !/^\/operator(\/|$)|:/.test(path)

/** The pages that search engines may list, without language. */
async function listedPages(page: Page): Promise<string[]> {
  const sitemap = await page.evaluate("fetch('/sitemap.xml').then((answer) => answer.text())")
  const addresses = [...String(sitemap).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Set(addresses.map(pageAt))]
}

/** Of the pages that a guest gets, by their path. */
async function headsOf(page: Page, paths: readonly string[], locale: Locale): Promise<Map<string, Head>> {
  const heads = new Map<string, Head>()
  const waiting = [...paths]
  const read = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const head = await page.evaluate(readHead, localePath(path, locale))
      if (head) heads.set(path, head)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, read))
  return heads
}

/** In the browser; null where a guest is led elsewhere. */
async function readHead(address: string): Promise<Head | null> {
  const answer = await fetch(address, { redirect: 'manual' })
  if (answer.status !== 200) return null
  const { head, documentElement } = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const metas: Record<string, string[]> = {}
  for (const meta of head.querySelectorAll('meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property')
    if (name !== null) (metas[name] ??= []).push(meta.getAttribute('content') ?? '')
  }
  return {
    lang: documentElement.lang,
    titles: [...head.querySelectorAll('title')].map(({ textContent }) => textContent),
    links: [...head.querySelectorAll('link')].map((link) => ({
      rel: link.rel,
      lang: link.getAttribute('hreflang'),
      href: link.getAttribute('href') ?? '',
    })),
    metas,
  }
}

interface Expected {
  readonly path: string
  readonly locale: Locale
  readonly origin: string
  readonly isListed: boolean
}

function faultsOf({ lang, titles, links, metas }: Head, { path, locale, origin, isListed }: Expected): string[] {
  const address = (each: Locale) => origin + localePath(path, each)
  const linked = (rel: string) => links.filter((link) => link.rel === rel).map((link) => [link.lang, link.href])
  const [title = ''] = titles
  const [description = ''] = metas['description'] ?? []
  const faults = {
    [`is in ${lang}`]: lang !== locale,
    [`has the titles ${titles.join(' and ')}`]: titles.length !== 1 || title.length < 5 || title.length > 70,
    [`has the descriptions ${metas['description']?.join(' and ')}`]:
      metas['description']?.length !== 1 || description.length < 20 || description.length > 200,
    [`has the canonical address ${linked('canonical').join(' ')}`]: String(linked('canonical')) !== `,${address(locale)}`,
    'does not link both languages and a default':
      String(linked('alternate')) !== String([...LOCALES.map((each) => [each, address(each)]), ['x-default', address('en')]]),
    [`says ${metas['robots']?.join()} to robots`]: (metas['robots']?.join() ?? '') !== (isListed ? '' : 'noindex'),
    'previews another title': PREVIEWS.some((preview) => metas[`${preview}:title`]?.join() !== title),
    'previews another description': PREVIEWS.some((preview) => metas[`${preview}:description`]?.join() !== description),
    'has an incomplete preview': PREVIEW.some((name) => metas[name]?.length !== 1 || !metas[name][0]),
    [`has the picture ${metas['og:image']?.join()}`]: !/^http.*\/art\/share\/[\w-]+-1200\.jpg$/.test(
      metas['og:image']?.[0] ?? '',
    ),
  }
  return Object.entries(faults).flatMap(([fault, is]) => (is ? fault : []))
}

const PREVIEWS = ['og', 'twitter']
const PREVIEW = ['og:site_name', 'og:type', 'og:url', 'og:locale', 'og:image', 'og:image:alt', 'twitter:card', 'twitter:image']

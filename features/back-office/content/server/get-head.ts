import type { ReplyOf } from '#kernel/contract.ts'
import { allGames } from '#games/all.ts'
import { pageAt, type Locale, localePath } from '#kernel/locale.ts'
import { readSponsor } from '#platform/content/sponsor.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ProvidedGame } from '#platform/feature.ts'
import type { getHead as contract } from '../contract.ts'
import { firstSentence } from './get-page.ts'
import { withoutLinks } from './markdown.ts'
import { type PageBody, type SeoBody, writtenWords } from './kinds.ts'
import { publicGames, publicPages, type PublicSources } from './public-pages.ts'

type Structured = Record<string, unknown>

const ABOUT: Readonly<Record<Locale, string>> = {
  en: 'Provably fair original games and free coins every day. No purchase necessary.',
  es: 'Juegos originales que puedes verificar y monedas gratis cada día. No es necesario comprar.',
}

/** A game redirects signed-out visitors and crawlers, so its page needs no `noindex`. */
const GAME = /^\/game\/[^/]+$/

/** The content of a page's head, and the messages that operators replaced. */
export const getHeadWith =
  (sources: PublicSources) =>
  async (ctx: VisitorContext, { query: { path } }: { query: { path: string } }): Promise<ReplyOf<typeof contract>> => {
    const page = pageOf(path)
    const { content, locale } = ctx
    const seo = content.find<SeoBody>('seo', page, locale)?.body
    const own = page.startsWith('/page/') ? content.find<PageBody>('page', page.slice('/page/'.length), locale)?.body : undefined
    const filled = (text: string): string => text.replaceAll('{brand}', ctx.theme.name)
    return {
      success: true,
      data: {
        head: {
          title: filled(seo?.title || own?.seoTitle || own?.title || '') || null,
          description: filled(seo?.description || own?.seoDescription || firstSentence(own?.body ?? '') || ABOUT[locale]),
          instead: { title: filled(seo?.title ?? '') || null, description: filled(seo?.description ?? '') || null },
          ...pictureOf(ctx, seo?.image ?? '', gameAt(ctx, page, sources)),
          isIndexed: GAME.test(page) || publicPages(ctx, sources).some((each) => each.path === page),
          structured: structuredOf(ctx, { page, own, sources }),
        },
        messages: writtenWords(ctx, locale),
        sponsor: readSponsor(content) ?? null,
      },
    }
  }

/** The game of this page or help page. */
function gameAt(ctx: VisitorContext, page: string, sources: PublicSources): ProvidedGame | undefined {
  const slug = /^\/game\/([^/]+)$/.exec(page)?.[1]
  return publicGames(ctx, sources.slices()).find(({ path, game }) => path === page || game.slug === slug)?.game
}

/** The operator's choice, otherwise the game's picture where one exists, otherwise the brand's. */
function pictureOf({ theme }: VisitorContext, chosen: string, game: ProvidedGame | undefined) {
  if (chosen) return { image: chosen, imageAlt: theme.name }
  const isDrawn = game !== undefined && allGames.some(({ slug }) => slug === game.slug)
  if (isDrawn) return { image: `/art/share/${game.slug}-1200.jpg`, imageAlt: `${game.title}, ${theme.name}` }
  return { image: `/art/share/${theme.id}-1200.jpg`, imageAlt: theme.name }
}

/** `/es/vip/?x=1` is `/vip`. */
function pageOf(path: string): string {
  return pageAt(/^[^?#]*/.exec(path)?.[0] ?? '/')
}

interface Asked {
  readonly page: string
  readonly own: PageBody | undefined
  readonly sources: PublicSources
}

function structuredOf(ctx: VisitorContext, { page, own, sources }: Asked): Structured[] {
  if (page === '/') return site(ctx)
  if (page === '/page/faq' && own) return [faq(ctx, own)]
  const found = publicGames(ctx, sources.slices()).find(({ path }) => path === page)
  return found ? [game(ctx, found)] : []
}

const site = ({ theme, origin, locale }: VisitorContext): Structured[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: theme.name,
    url: `${origin}${localePath('/', locale)}`,
    inLanguage: locale,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: theme.name,
    url: `${origin}/`,
    logo: `${origin}/icons/${theme.id}-512.png`,
  },
]

/** Each second-level heading is a question; the text up to the next question or group is its answer. */
function faq({ theme }: VisitorContext, { body }: PageBody): Structured {
  const parts = body.replaceAll('{brand}', theme.name).split(/^(?=##? )/m)
  const questions = parts.flatMap((part) => {
    if (!part.startsWith('## ')) return []
    const [name = '', ...answer] = part.slice(3).split('\n')
    const text = withoutLinks(answer.join(' ')).replace(/\s+/g, ' ').trim()
    return { '@type': 'Question', name: name.trim(), acceptedAnswer: { '@type': 'Answer', text } }
  })
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }
}

const game = (
  { origin, locale, theme }: VisitorContext,
  { path, game: { title, slug, tagline, category } }: ReturnType<typeof publicGames>[number],
): Structured => ({
  '@context': 'https://schema.org',
  '@type': 'VideoGame',
  name: title,
  url: `${origin}${localePath(path, locale)}`,
  ...(tagline ? { description: tagline[locale] } : {}),
  image: `${origin}/art/tiles/${slug}-576.webp`,
  genre: category,
  gamePlatform: 'Web browser',
  applicationCategory: 'Game',
  inLanguage: locale,
  publisher: { '@type': 'Organization', name: theme.name },
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
})

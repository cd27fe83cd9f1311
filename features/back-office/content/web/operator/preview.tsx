import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { useBrand } from '#ui/brand/brand.tsx'
import { AnnouncementArt } from '#ui/modal/announcement-art.tsx'
import { type EntryKey, previewContent } from '../../shared/operator-contract.ts'
import type { Body } from './body-paths.ts'

type Locale = 'en' | 'es'

/** Previews an entry as closely as its kind allows; empty for kinds without picture or text. */
export function Preview({ entry, body }: { readonly entry: EntryKey; readonly body: Body }) {
  const parts = partsOf(entry, body)
  if (parts === null) return null
  return (
    <section className="card grid min-w-0 gap-4 p-4" aria-label="Preview">
      <h3 className="text-[16px]/6 font-bold">Preview</h3>
      {parts}
    </section>
  )
}

function partsOf({ kind, locale, name }: EntryKey, body: Body) {
  if (kind === 'page' && locale !== '*') return <Text text={of(body, 'body')} locale={locale} />
  if (kind === 'terms')
    return (['en', 'es'] as const).map((each) => <Text key={each} text={of(body[each], 'text')} locale={each} />)
  if (kind === 'seo') return <Found name={name} body={body} locale={locale === 'es' ? 'es' : 'en'} />
  if (kind === 'pop-up-ad') return <PopUps body={body} />
  if (typeof body['image'] === 'string' && body['words']) return <Banners body={body} />
  return null
}

/** The text as its page will show it, rendered by the same server code. */
function Text({ text, locale }: { readonly text: string; readonly locale: Locale }) {
  const api = useApi()
  const shown = useDeferredValue(text)
  const { data } = useQuery({
    queryKey: ['content-preview', locale, shown],
    queryFn: () => api.call(previewContent, { body: { text: shown, locale } }),
    placeholderData: (before) => before,
  })
  if (!data) return <div className="skeleton h-32 rounded-control" />
  return (
    <div lang={locale}>
      {data.data.problems.map((problem) => (
        <p key={problem} role="alert" className="operator-alert">
          {problem}
        </p>
      ))}
      {/* oxlint-disable-next-line react/no-danger -- drawn on the server from Markdown that can hold no HTML */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: data.data.html }} />
    </div>
  )
}

function Banners({ body }: { readonly body: Body }) {
  const words = body['words'] as Record<Locale, Record<string, string>>
  const image = of(body, 'image')
  return (
    <div className="grid gap-3">
      {(['en', 'es'] as const).map((locale) => (
        <div
          key={locale}
          lang={locale}
          className="relative grid min-h-44 aspect-[2.6] content-center gap-1 overflow-hidden rounded-card p-5 text-white"
          style={{
            background: `${of(body, 'bg_color')} url(${CSS.escape(image).replaceAll('\\/', '/')}-768.webp) center / cover`,
          }}
        >
          <p className="text-[12px]/4 font-bold">{words[locale]?.['tag']}</p>
          <p className="max-w-[60%] text-[20px]/6 font-extrabold text-balance">{words[locale]?.['title']}</p>
          <p className="max-w-[55%] text-[13px]/5">{words[locale]?.['text']}</p>
          <p className="mt-1 w-fit rounded-full bg-white px-3 py-1 text-[13px]/5 font-bold text-black">
            {words[locale]?.['action']}
          </p>
        </div>
      ))}
    </div>
  )
}

/** The modal in both languages, without its frame. */
function PopUps({ body }: { readonly body: Body }) {
  const words = body['words'] as Record<Locale, Record<string, string>>
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['en', 'es'] as const).map((locale) => (
        <div key={locale} lang={locale} className="announcement content-start rounded-card bg-bg p-5 hairline">
          <AnnouncementArt art={{ picture: of(body, 'picture') }} />
          <p className="text-[22px]/7 font-extrabold text-balance">{words[locale]?.['title']}</p>
          <p className="announcement-text">{words[locale]?.['text']}</p>
          <div className="announcement-actions">
            <span className="button" data-size="large">
              {words[locale]?.['action']}
            </span>
            <span className="button" data-kind="plain">
              {locale === 'en' ? 'Not now' : 'Ahora no'}
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}

/** As a search engine lists it, and as a shared link shows it. */
function Found({ name, body, locale }: { readonly name: string; readonly body: Body; readonly locale: Locale }) {
  const { name: brand, id } = useBrand()
  const filled = (text: string): string => text.replaceAll('{brand}', brand)
  const title = filled(of(body, 'title')) || 'The page’s own title'
  const text = filled(of(body, 'description')) || 'The page’s own description'
  const image = of(body, 'image') || `/art/share/${id}-1200.jpg`
  const path = `${locale === 'es' ? '/es' : ''}${name}`
  return (
    <div className="grid gap-4 lg:grid-cols-2" lang={locale}>
      <div className="grid content-start gap-1 rounded-control bg-white p-4 text-black">
        <p className="text-[13px]/5 text-neutral-700">{path}</p>
        <p className="text-[18px]/6 text-blue-800">{title}</p>
        <p className="text-[14px]/5 text-neutral-800">{text}</p>
      </div>
      <div className="overflow-hidden rounded-control hairline">
        <img src={image} alt="" width={1200} height={630} className="h-auto w-full" />
        <p className="px-3 pt-2 font-semibold">{title}</p>
        <p className="px-3 pb-3 text-[13px]/5 text-muted">{text}</p>
      </div>
    </div>
  )
}

const of = (body: unknown, key: string): string => {
  const value = (body as Body | null)?.[key]
  return typeof value === 'string' ? value : ''
}

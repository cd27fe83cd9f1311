import { IntlProvider } from 'use-intl'
import en from 'virtual:words/en/ui'
import es from 'virtual:words/es/ui'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { CampaignPreview } from '#kernel/campaign-preview.ts'
import { languageTag, LOCALES, type Locale } from '#kernel/locale.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { NUMBER_FORMATS } from '#ui/format/number-formats.ts'
import { CampaignHero } from '#ui/promo/campaign-page.tsx'
import { serverNowMs } from '#ui/time/server-clock.ts'

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Spanish' }
const WORDS = { en, es }

/** The head of the campaign's page in each language, with its clock as of the previewed moment. Nothing in it can be used. */
export function PreviewCards({ preview: { at, sees, page, picture } }: { readonly preview: CampaignPreview }) {
  if (!sees) return <p className="operator-alert">This player doesn’t see the campaign: “Who sees it” leaves them out.</p>
  return (
    <div className="grid min-w-0 gap-4 2xl:grid-cols-2">
      {LOCALES.map((locale) => (
        <figure key={locale} className="grid min-w-0 content-start gap-2">
          <figcaption className="font-semibold">{LANGUAGES[locale]}</figcaption>
          <div inert lang={locale}>
            <IntlProvider locale={languageTag(locale)} messages={WORDS[locale]} formats={NUMBER_FORMATS} timeZone="UTC">
              <CampaignHero campaign={asIfNow(page[locale], at)} state={page[locale].state} picture={picture} titleAs="h4" />
            </IntlProvider>
          </div>
        </figure>
      ))}
    </div>
  )
}

/** Clocks count from the present: both ends are moved so that they show what they would show then. */
function asIfNow(campaign: CampaignOnPage, at: number): CampaignOnPage {
  const later = toUnixSeconds(serverNowMs()) - at
  const moved = (time: number | null): number | null => (time === null ? null : time + later)
  return { ...campaign, startsAt: moved(campaign.startsAt), finishedAt: moved(campaign.finishedAt) }
}

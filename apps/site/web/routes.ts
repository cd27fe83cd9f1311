import { layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { type Locale, LOCALES } from '#kernel/locale.ts'
import { pages as registrationPages } from '../../../features/registration/web/pages.ts'
import { pages as signInPages } from '../../../features/sign-in/web/pages.ts'
import { pages as affiliatesPages } from '../../../features/affiliates/web/pages.ts'
import { pages as bingoPages } from '../../../features/bingo/web/pages.ts'
import { pages as cashPages } from '../../../features/cash/web/pages.ts'
import { pages as closingPages } from '../../../features/closing/web/pages.ts'
import { pages as coinDropsPages } from '../../../features/coin-drops/web/pages.ts'
import { pages as collectionsPages } from '../../../features/collections/web/pages.ts'
import { pages as contentPages } from '../../../features/content/web/pages.ts'
import { pages as cosmicBoxesPages } from '../../../features/cosmic-boxes/web/pages.ts'
import { pages as dailyLoginPages } from '../../../features/daily-login/web/pages.ts'
import { pages as depositStreakPages } from '../../../features/deposit-streak/web/pages.ts'
import { pages as documentsPages } from '../../../features/documents/web/pages.ts'
import { pages as exclusionPages } from '../../../features/exclusion/web/pages.ts'
import { pages as fairPlayPages } from '../../../features/fair-play/web/pages.ts'
import { pages as fortunePages } from '../../../features/fortune-investment/web/pages.ts'
import { pages as freeEntryPages } from '../../../features/free-entry/web/pages.ts'
import { pages as funMachinePages } from '../../../features/fun-machine/web/pages.ts'
import { pages as gameProviderPages } from '../../../features/game-providers/web/pages.ts'
import { pages as houseGamePages } from '../../../features/house-games/web/pages.ts'
import { pages as roundHistoryPages } from '../../../features/round-history/web/pages.ts'
import { pages as limitsPages } from '../../../features/limits/web/pages.ts'
import { pages as libraryPages } from '../../../features/library/web/pages.ts'
import { pages as lobbyPages } from '../../../features/lobby/web/pages.ts'
import { pages as lotteryPages } from '../../../features/lottery/web/pages.ts'
import { pages as moneyBoxPages } from '../../../features/money-box/web/pages.ts'
import { pages as personalInfoPages } from '../../../features/personal-info/web/pages.ts'
import { pages as playerDeskPages } from '../../../features/player-desk/web/pages.ts'
import { pages as packagesPages } from '../../../features/packages/web/pages.ts'
import { pages as prizeDropsPages } from '../../../features/prize-drops/web/pages.ts'
import { pages as promotionsPages } from '../../../features/promotions/web/pages.ts'
import { pages as questsPages } from '../../../features/quests/web/pages.ts'
import { pages as rankLeaguePages } from '../../../features/rank-league/web/pages.ts'
import { pages as realtimePages } from '../../../features/realtime/web/pages.ts'
import { pages as realityCheckPages } from '../../../features/reality-check/web/pages.ts'
import { pages as notificationsPages } from '../../../features/notifications/web/pages.ts'
import { pages as pushPages } from '../../../features/push/web/pages.ts'
import { pages as referralPages } from '../../../features/referral/web/pages.ts'
import { pages as seasonPages } from '../../../features/season/web/pages.ts'
import { pages as securityPages } from '../../../features/security/web/pages.ts'
import { pages as signInAlertsPages } from '../../../features/sign-in-alerts/web/pages.ts'
import { pages as scratchCardsPages } from '../../../features/scratch-cards/web/pages.ts'
import { pages as shellPages } from '../../../features/shell/web/pages.ts'
import { pages as socialsPages } from '../../../features/socials/web/pages.ts'
import { pages as statementsPages } from '../../../features/statements/web/pages.ts'
import { pages as subscriptionPages } from '../../../features/subscription/web/pages.ts'
import { pages as operatorsPages } from '../../../features/operators/web/pages.ts'
import { pages as supportPages } from '../../../features/support/web/pages.ts'
import { pages as dataExportPages } from '../../../features/data-export/web/pages.ts'
import { pages as termsPages } from '../../../features/terms/web/pages.ts'
import { pages as verificationPages } from '../../../features/verification/web/pages.ts'
import { pages as winnersPages } from '../../../features/winners/web/pages.ts'
import { pages as tournamentsPages } from '../../../features/tournaments/web/pages.ts'
import type { Page } from './pages.ts'

/** Pages that no slice owns. */
const sitePages: readonly Page[] = [
  { path: '/manifest.webmanifest', file: 'apps/site/web/app/manifest-route.ts', layout: 'plain' },
  { path: '/sitemap.xml', file: 'apps/site/web/app/sitemap-route.ts', layout: 'plain' },
  { path: '/robots.txt', file: 'apps/site/web/app/robots-route.ts', layout: 'plain' },
  { path: '/offline.html', file: 'apps/site/web/app/offline-route.ts', layout: 'plain' },
  { path: '/dev/gallery', file: 'apps/site/web/gallery/gallery-page.tsx', layout: 'plain' },
  { path: '/credits', file: 'apps/site/web/pages/credits.tsx' },
  { path: '*', file: 'apps/site/web/pages/not-found.tsx' },
]

/** Every slice with pages has a line here. */
const pages: readonly Page[] = [
  ...lobbyPages,
  ...libraryPages,
  ...houseGamePages,
  ...roundHistoryPages,
  ...fairPlayPages,
  ...gameProviderPages,
  ...signInPages,
  ...registrationPages,
  ...personalInfoPages,
  ...playerDeskPages,
  ...dailyLoginPages,
  ...cashPages,
  ...realtimePages,
  ...limitsPages,
  ...realityCheckPages,
  ...documentsPages,
  ...exclusionPages,
  ...notificationsPages,
  ...pushPages,
  ...securityPages,
  ...signInAlertsPages,
  ...socialsPages,
  ...shellPages,
  ...statementsPages,
  ...subscriptionPages,
  ...dataExportPages,
  ...closingPages,
  ...freeEntryPages,
  ...termsPages,
  ...contentPages,
  ...promotionsPages,
  ...verificationPages,
  ...winnersPages,
  ...prizeDropsPages,
  ...tournamentsPages,
  ...rankLeaguePages,
  ...depositStreakPages,
  ...scratchCardsPages,
  ...cosmicBoxesPages,
  ...coinDropsPages,
  ...moneyBoxPages,
  ...lotteryPages,
  ...funMachinePages,
  ...fortunePages,
  ...bingoPages,
  ...seasonPages,
  ...questsPages,
  ...collectionsPages,
  ...referralPages,
  ...affiliatesPages,
  ...supportPages,
  ...operatorsPages,
  ...packagesPages,
  ...sitePages,
]

/** The same pages in each language, with ids and a prefix of their own. Guards compare paths: no other spelling is a page. */
const inLocale = (locale: Locale): RouteConfigEntry[] => {
  const ofLayout = (name: Page['layout']) =>
    pages
      .filter((page) => (page.layout ?? 'default') === name)
      .map((page) => route(page.path, `../../../${page.file}`, { id: `${locale}:${page.path}`, caseSensitive: true }))
  return [
    layout('layouts/default.tsx', { id: `${locale}:default` }, ofLayout('default')),
    layout('layouts/auth.tsx', { id: `${locale}:auth` }, ofLayout('auth')),
    layout('layouts/geoblock.tsx', { id: `${locale}:geoblock` }, ofLayout('geoblock')),
    ...ofLayout('plain'),
  ]
}

export default LOCALES.map((locale) =>
  layout(`locales/${locale}.tsx`, locale === 'en' ? inLocale(locale) : prefix(locale, inLocale(locale))),
)

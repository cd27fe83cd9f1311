/** Pages that are drawn with the first words alone. Every other page, and whatever opens over a page, waits for the rest. */
export const FIRST_PAGES = ['/', '/lobby', '/library']

/** The words of those pages, their frame and what stands on every page for guests. The labels of the slices' places come besides. */
export const FIRST_WORDS = [
  'account.previousSignIn',
  'account.sessionEnded',
  'content.about',
  'content.accessibility',
  'content.contact',
  'content.cookies',
  'content.faq',
  'content.freeEntry',
  'content.officialRules',
  'content.prizes',
  'cookie-consent',
  'daily-login.cardClaim',
  'daily-login.cardConfirm',
  'daily-login.cardGuest',
  'daily-login.cardGuestAction',
  'daily-login.cardNext',
  'daily-login.cardProgress',
  'daily-login.cardReady',
  'daily-login.title',
  'lobby',
  'promotions.strip',
  'realtime',
  'site',
  'ui',
  'winners',
]

/** What of them only modals and other pages say. */
export const NOT_YET = [
  'cookie-consent.always',
  'cookie-consent.intro',
  'cookie-consent.items',
  'cookie-consent.keep',
  'lobby.moreBanners',
  'site.creditUses',
  'site.creditsIcons',
  'site.creditsIntro',
  'ui.accountGroups',
  'ui.campaign',
  'ui.strength',
  'winners.hiddenNote',
  'winners.pageTitle',
  'winners.showMe',
  'winners.shownNote',
  'winners.visibility',
  'winners.visibilityText',
]

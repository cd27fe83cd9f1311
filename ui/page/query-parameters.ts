type Fate =
  /** Asks the page itself something. */
  | 'page'
  /** Opens a modal and leaves the address with it. */
  | 'modal'
  /** Says more about the modal of the address, and leaves with it. */
  | 'companion'
  /** Something is done on arrival, by the slice that lists it under `arrivals`; it leaves the address in any case. */
  | 'once'
  /** The first request has heard it. */
  | 'server'

/** Every query parameter that the site knows, and what becomes of it. */
export const QUERY_PARAMETERS = {
  /** The category of the library. */
  category: 'page',
  /** Where one goes after signing in: a path of this site. */
  returnTo: 'page',
  /** A game by its slug, over the page; `isMoney=true` plays at once. */
  game: 'modal',
  isMoney: 'companion',
  /** Any modal by its name. */
  openModal: 'modal',
  /** What a mailed link tells: `EMAIL_VERIFIED`. */
  openNotify: 'modal',
  token: 'companion',
  /** `login` opens the sign-in. */
  action: 'once',
  /** A closed-funnel registration: its confirmed address is counted. */
  cf: 'once',
  /** What another page has to say, as a toast. */
  errorMessage: 'once',
  /** A message's own bonus, by the message's id. */
  freeEntriesBonus: 'once',
  openSupport: 'once',
  /** An offer by its address, or a set of which one is drawn. */
  promoOffer: 'once',
  promoOfferSet: 'once',
  /** `bannerPresetPackage` opens the package of the banner. */
  redirectUrl: 'once',
  /** Who invited: kept in a cookie for a year. */
  invited_by: 'server',
  refcode: 'server',
  /** A partner's own mark of the link: kept in a cookie for a year. */
  tracking_id: 'server',
  /** `true` in a mobile app, which draws its own navigation. */
  webview: 'server',
} as const satisfies Readonly<Record<string, Fate>>

export type QueryParameter = keyof typeof QUERY_PARAMETERS
type WithFate<F extends Fate> = { [P in QueryParameter]: (typeof QUERY_PARAMETERS)[P] extends F ? P : never }[QueryParameter]
export type OnceParameter = WithFate<'once'>
export type ModalParameter = WithFate<'modal'>

const parametersOf = <F extends Fate>(fate: F): readonly WithFate<F>[] =>
  (Object.keys(QUERY_PARAMETERS) as QueryParameter[]).filter((name) => QUERY_PARAMETERS[name] === fate) as WithFate<F>[]

export const ONCE_PARAMETERS = parametersOf('once')
/** All that leaves the address with a linked modal. */
export const MODAL_PARAMETERS: readonly QueryParameter[] = [...parametersOf('modal'), ...parametersOf('companion')]

type Fate =
  /** A query of the page itself. */
  | 'page'
  /** Opens a modal; removed with it. */
  | 'modal'
  /** Detail of the address's modal; removed with it. */
  | 'companion'
  /** Triggers an arrival of the slice that lists it under `arrivals`; always removed from the address. */
  | 'once'
  /** Handled by the first request. */
  | 'server'

/** Every query parameter that the site knows, and how it is handled. */
const QUERY_PARAMETERS = {
  /** The library's category. */
  category: 'page',
  /** Where to go after sign-in: a path of this site. */
  returnTo: 'page',
  /** A game by its slug, over the page; `isMoney=true` starts it immediately. */
  game: 'modal',
  isMoney: 'companion',
  /** Any modal by its name. */
  openModal: 'modal',
  /** The notice of a mailed link: `EMAIL_VERIFIED`. */
  openNotify: 'modal',
  token: 'companion',
  /** `login` opens the sign-in. */
  action: 'once',
  /** A closed-funnel registration; its confirmed address is counted. */
  cf: 'once',
  /** A toast passed from another page. */
  errorMessage: 'once',
  /** A message's bonus, by the message's id. */
  freeEntriesBonus: 'once',
  openSupport: 'once',
  /** An offer by its address, or a set from which one is drawn. */
  promoOffer: 'once',
  promoOfferSet: 'once',
  /** `bannerPresetPackage` opens the banner's package. */
  redirectUrl: 'once',
  /** The referrer; kept in a cookie for a year. */
  invited_by: 'server',
  refcode: 'server',
  /** An affiliate's link id; kept in a cookie for a year. */
  tracking_id: 'server',
  /** `true` in a mobile app, which has its own navigation. */
  webview: 'server',
} as const satisfies Readonly<Record<string, Fate>>

export type QueryParameter = keyof typeof QUERY_PARAMETERS
type WithFate<F extends Fate> = { [P in QueryParameter]: (typeof QUERY_PARAMETERS)[P] extends F ? P : never }[QueryParameter]
export type OnceParameter = WithFate<'once'>
export type ModalParameter = WithFate<'modal'>

const parametersOf = <F extends Fate>(fate: F): readonly WithFate<F>[] =>
  (Object.keys(QUERY_PARAMETERS) as QueryParameter[]).filter((name) => QUERY_PARAMETERS[name] === fate) as WithFate<F>[]

export const ONCE_PARAMETERS = parametersOf('once')
/** Parameters removed with a linked modal. */
export const MODAL_PARAMETERS: readonly QueryParameter[] = [...parametersOf('modal'), ...parametersOf('companion')]

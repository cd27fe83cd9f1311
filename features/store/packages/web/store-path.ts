export const STORE = '/cash/deposit-by-money/'

/** The page of one package. */
export const storePath = (presetId: string): string => `${STORE}${encodeURIComponent(presetId)}/promoOffer/`

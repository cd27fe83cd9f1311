/** The store, which belongs to another slice; its addresses are the specification's. */
export const STORE = '/cash/deposit-by-money/'

export const storePath = (presetId: string): string => `${STORE}${encodeURIComponent(presetId)}/promoOffer/`

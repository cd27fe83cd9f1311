/** The store belongs to another slice; its addresses are fixed by the specification. */
export const STORE = '/cash/deposit-by-money/'

export const storePath = (presetId: string): string => `${STORE}${encodeURIComponent(presetId)}/promoOffer/`

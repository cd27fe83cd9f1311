/** Signals that the page now handles presses; parts of it may hydrate later. */
export const AWAKE = 'croupier:awake'

/** Signals that the modules failed to load. */
export const STRANDED = 'croupier:stranded'

/** Whether part of a page is hydrated, by React's marks on its elements. */
export const hears = (on: Element): boolean => Object.keys(on).some((key) => key.startsWith('__reactProps'))

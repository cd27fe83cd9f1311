/** The page says by this that it hears presses from now on; parts of it may wake later. */
export const AWAKE = 'croupier:awake'

/** And by this that its modules cannot come. */
export const STRANDED = 'croupier:stranded'

/** Whether a part of the page is awake: React marks what it has woken. */
export const hears = (on: Element): boolean => Object.keys(on).some((key) => key.startsWith('__reactProps'))

/** Minor units of entries in a hundred. */
const MINOR_PER_HUNDRED = 100 * 100

/** Minor units of entries as a season's replies and pushes count them: in hundreds. */
export const toHundreds = (minor: number): number => minor / MINOR_PER_HUNDRED

/** Back to minor units. */
export const fromHundreds = (hundreds: number): number => Math.round(hundreds * MINOR_PER_HUNDRED)

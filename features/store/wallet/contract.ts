/** Where players redeem winnings, without language prefix. */
export const REDEEM_PATH = '/redeem'

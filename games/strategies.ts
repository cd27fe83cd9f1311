/** The advice on a table's screen; separate from `all.ts`, so that a table loads only its own rules. */
export { velvetBlackjackStrategy } from './velvet-blackjack/index.ts'

/** What a table's screen advises; apart from `all.ts`, so that a table loads its own rules alone. */
export { velvetBlackjackStrategy } from './velvet-blackjack/index.ts'

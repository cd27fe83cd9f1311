// Generated from the folders by `npm run format`.
import { addBook } from '#engine/slot/book/books.ts'
import { book as sugarParade } from './sugar-parade/book.ts'
import { book as prismVault } from './prism-vault/book.ts'
import { book as amberApiary } from './amber-apiary/book.ts'
import { book as thousandFolds } from './thousand-folds/book.ts'
import { book as ironAttraction } from './iron-attraction/book.ts'

/**
 * Adds the books of all games that have one: for the server, for tools, and for a browser that checks a round. Apart
 * from the games, so that nobody who only plays loads it.
 */
for (const book of [sugarParade, prismVault, amberApiary, thousandFolds, ironAttraction]) addBook(book)

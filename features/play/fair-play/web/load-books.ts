/** Some games play from books; only a check of their rounds needs them. */
export const loadBooks = (): Promise<unknown> => import('#games/books.ts')

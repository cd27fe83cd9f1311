import { assert } from '#kernel/result.ts'
import type { Stream } from '../../fair/stream.ts'
import type { BookRule, SlotDefinition } from '../definition.ts'
import { modesOf, type SlotMode } from '../modes.ts'
import { type Book, type BookRefusal, readBook, seedAt, WEIGHTS_SUM } from './book.ts'
import { SeededStream } from './generator.ts'
import { fromBase64 } from './numbers.ts'

/** Books by hash. A book is identified by its bytes, so it does not matter who opened it. */
const opened = new Map<string, Book>()

/** Texts of books that nobody has asked for yet: reading one takes 20 ms and its seeds some megabytes. */
const unread: string[] = []

/** Makes the rounds of a book playable. Programs that play games with books add them first (`games/books.ts`). */
export function addBook(text: string): void {
  unread.push(text)
}

/** Reads a book at once. */
export function openBook(text: string): Book {
  const book = readBook(fromBase64(text))
  assert(book.ok, `a book is ${book.ok || book.refusal}`)
  opened.set(book.value.hash, book.value)
  return book.value
}

export function bookOf({ sha256 }: BookRule): Book {
  while (!opened.has(sha256) && unread.length > 0) openBook(unread.shift()!)
  const book = opened.get(sha256)
  assert(book, `the book ${sha256} is not open`)
  return book
}

/** One draw selects a round by weight; its seed generates the rest. */
export function seededStream(rule: BookRule, mode: SlotMode, stream: Stream): Stream {
  const groups = bookOf(rule).modes[mode === 'buy' ? 1 : 0]
  assert(groups, `the book ${rule.sha256} has no rounds to ${mode}`)
  return new SeededStream(seedAt(groups, stream.uint(WEIGHTS_SUM, 'book')))
}

/** Why a text is not the book of this definition. */
export function checkBook(definition: SlotDefinition, text: string): BookRefusal | 'wrong-hash' | 'modes-misfit' | undefined {
  const read = readBook(fromBase64(text))
  if (!read.ok) return read.refusal
  if (read.value.hash !== definition.book?.sha256) return 'wrong-hash'
  return read.value.modes.length === modesOf(definition).length ? undefined : 'modes-misfit'
}

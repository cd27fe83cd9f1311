import { describe, expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

describe('strengthOf', () => {
  test.each([
    ['', 0],
    ['Kx9$', 1],
    ['password123', 1],
    ['aaaaaaaaaaaaaaaa', 1],
    ['Summer2026!', 1],
    ['correct horse battery', 4],
    ['v7#mRq2!pLx9', 4],
  ])('%s is %i', (password, expected) => {
    expect(strengthOf(password)).toBe(expected)
  })
})

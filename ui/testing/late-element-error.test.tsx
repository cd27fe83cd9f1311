import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lateElementError } from './late-element-error.ts'

test('the error for a missing element shows the page as it is when the message is read', () => {
  const page = document.createElement('main')
  const error = lateElementError('Unable to find it', page)
  page.textContent = 'After'
  expect(error.name).toBe('TestingLibraryElementError')
  expect(error.message).toMatch(/^Unable to find it\n\n[^]*After/)
  page.textContent = 'Later'
  expect(error.message).toContain('After')
})

test('a wait that fails says what is missing and shows the page', async () => {
  render(<p>Here</p>)
  const error = await screen.findByText('There', {}, { timeout: 20, interval: 5 }).catch((thrown: unknown) => thrown)
  expect((error as Error).message).toMatch(/There[^]*<p>[^]*Here/)
})

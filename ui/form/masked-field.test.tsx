import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { MaskedField } from './masked-field.tsx'

afterEach(cleanup)

function Form({ mask }: { mask: string }) {
  return <MaskedField label="Code" mask={mask} registration={useForm<{ code: string }>().register('code')} />
}

test.each([
  ['# takes digits', '###', 'a1b2c3d4', '123'],
  ['@ takes letters', '@@@', '1a2B3c4d', 'aBc'],
  ['* takes both, but no signs', '***', '-a_1!b2', 'a1b'],
  ['other characters are inserted', '(###) @-*', '512x7', '(512) x-7'],
])('%s', async (_, mask, typed, shown) => {
  render(<Form mask={mask} />)
  const input = screen.getByLabelText<HTMLInputElement>('Code')
  await userEvent.type(input, typed)
  expect(input.value).toBe(shown)
})

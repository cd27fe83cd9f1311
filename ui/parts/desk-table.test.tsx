import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DeskTable } from './desk-table.tsx'
import { FoldRow } from './fold-row.tsx'

afterEach(cleanup)

test('a desk table has its name, its heads also for screen readers, and rows that stack on phones', () => {
  render(
    <DeskTable label="Orders" heads={['Order', { text: 'Amount', of: 'numbers' }, { text: 'Change', of: 'buttons' }]}>
      <tr>
        <th scope="row">One</th>
      </tr>
    </DeskTable>,
  )
  const table = screen.getByRole('table', { name: 'Orders' })
  expect(within(screen.getByRole('region', { name: 'Orders, table' })).getByRole('table')).toBe(table)
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Order', 'Amount', 'Change'])
  expect(within(table).getByText('Change').className).toBe('sr-only')
  expect(table.hasAttribute('data-stacked')).toBe(true)
})

test('a narrow desk table keeps its rows on phones', () => {
  render(
    <DeskTable label="Rules" heads={['Rule']} onPhones="stay">
      {null}
    </DeskTable>,
  )
  expect(screen.getByRole('table', { name: 'Rules' }).hasAttribute('data-stacked')).toBe(false)
})

test('a folded row opens and closes by its button', async () => {
  render(
    <DeskTable label="Games" heads={['Game', 'Plays']} onPhones="fold">
      <FoldRow name="Clover Crown">
        <td data-detail="">12</td>
      </FoldRow>
    </DeskTable>,
  )
  const button = screen.getByRole('button', { name: 'All figures of Clover Crown' })
  const row = button.closest('tr')!
  expect(screen.getByRole('rowheader').getAttribute('aria-label')).toBe('Clover Crown')
  expect(screen.getByRole('table').dataset['stacked']).toBe('folds')
  expect([row.dataset['fold'], button.getAttribute('aria-expanded')]).toEqual(['closed', 'false'])
  await userEvent.click(button)
  expect([row.dataset['fold'], button.getAttribute('aria-expanded')]).toEqual(['open', 'true'])
  await userEvent.click(button)
  expect(row.dataset['fold']).toBe('closed')
})

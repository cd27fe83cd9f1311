import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FoundPlayer } from '../contract.ts'
import { PlayerCard } from './player-card.tsx'

afterEach(cleanup)

const PLAYER: FoundPlayer = {
  id: 'plr_one',
  login: 'quill',
  email: null,
  name: 'Ada',
  surname: 'Quill',
  birthDate: '1990-05-01',
  state: 'TX',
  since: '2026-11-01T12:00:00.000Z',
  chosenName: null,
  isClosed: false,
  isVerified: false,
  corrections: [{ at: '2026-11-20T12:00:00.000Z', why: 'as the document says', before: 'Ada Quil', after: 'Ada Quill' }],
  unreadFiles: [],
}
const show = (over: Partial<FoundPlayer>) =>
  render(<PlayerCard player={{ ...PLAYER, ...over }} mayCorrect={false} onCorrected={() => {}} />)

test('a card lists the corrections, and says which file with others cannot be read', () => {
  show({ unreadFiles: ['audit_202603-1.parquet', 'audit_202604-1.parquet'] })
  expect(screen.getByText(/as the document says/)).toBeTruthy()
  expect(
    screen.getByText(
      'Not all corrections are listed: audit_202603-1.parquet, audit_202604-1.parquet of the audit archive cannot be read.',
    ),
  ).toBeTruthy()
})

test('a card whose corrections are whole says nothing of files', () => {
  show({})
  expect(screen.getByText(/as the document says/)).toBeTruthy()
  expect(screen.queryByText(/Not all corrections/)).toBeNull()
})

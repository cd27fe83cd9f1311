import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { IntlProvider } from 'use-intl'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { roundHistoryEn } from './messages.en.ts'
import { useRoundTime } from './use-round-time.ts'

afterEach(cleanup)

function Time({ at }: { at: string }) {
  return <time>{useRoundTime()(at)}</time>
}

const open = (at: string) =>
  render(
    <IntlProvider locale="en-US" timeZone="UTC" messages={{ 'round-history': roundHistoryEn }}>
      <Time at={at} />
    </IntlProvider>,
  )

test('a round of today is shown by its time', () => {
  open(new Date(serverNowMs()).toISOString())
  expect(screen.getByText(/^Today, \d{1,2}:\d{2}:\d{2}\s[AP]M$/)).toBeTruthy()
})

test('a round of another year shows the year', () => {
  open('2020-03-05T12:00:00.000Z')
  expect(screen.getByText(/^Mar 5, 2020, \d{1,2}:00:00\s[AP]M$/)).toBeTruthy()
})

import { act, render, screen } from '@testing-library/react'
import { IntlProvider, useTranslations } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { BrandProvider, type Brand } from '#ui/brand/brand.tsx'
import { HelpWords } from './help-words.tsx'

vi.mock('virtual:words/en/help', () => ({ default: { gameHelp: { rules: 'Loaded rules', odds: 'Loaded odds' } } }))

const brand = { copy: { 'gameHelp.odds': { icu: 'A brand’s odds', compiled: 'A brand’s odds' } } } as unknown as Brand

afterEach(() => {
  vi.unstubAllEnvs()
})

function Texts() {
  const [game, help] = [useTranslations('game'), useTranslations('gameHelp')]
  return <p>{[game('title'), help('rules'), help('odds')].join(', ')}</p>
}

const open = (messages: object) =>
  act(async () =>
    render(
      <BrandProvider brand={brand}>
        <IntlProvider locale="en" messages={messages}>
          <HelpWords>
            <Texts />
          </HelpWords>
        </IntlProvider>
      </BrandProvider>,
    ),
  )

test('a built browser loads the words of help beside those it has, with the brand’s own', async () => {
  vi.stubEnv('PROD', true)
  await open({ game: { title: 'Help' } })
  expect(await screen.findByText('Help, Loaded rules, A brand’s odds')).toBeTruthy()
})

test('without a build, the page’s own messages are used', async () => {
  await open({ game: { title: 'Help' }, gameHelp: { rules: 'Rules', odds: 'Odds' } })
  expect(screen.getByText('Help, Rules, Odds')).toBeTruthy()
})

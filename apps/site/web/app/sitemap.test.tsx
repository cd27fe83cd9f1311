import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { PUBLIC_PATHS } from '#features/back-office/content/contract.ts'
import { type CampaignDefinition, pagesOf } from '#kernel/campaign.ts'
import routes from '../routes.ts'
import { sitemapOf } from './sitemap.ts'

const leaves = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]))

const isForPlayers = ({ file }: RouteConfigEntry): boolean =>
  readFileSync(`apps/site/web/${file}`, 'utf8').includes("for: 'player'")

/** Files, games by name, the back office and developer pages: not for search engines. */
const NO_PAGES = /[.*:]|^\/(dev|operator)(\/|$)/
/** Reached from a mail, or private. */
const UNLISTED =
  /^\/(signin|signup|reset|unsubscribe|account-closed|geoblock|trust\/claim|issues\/(favorites|recent)|affiliates\/partners-account)(\/|$)/
/** Listed by existing terms documents, not by their paths. */
const OF_TERMS = /^\/page\//

const modules = import.meta.glob<Record<string, unknown>>('../../../../features/*/*/shared/campaign.ts', { eager: true })
const campaigns = Object.values(modules)
  .flatMap(Object.values<unknown>)
  .filter(isCampaign)

function isCampaign(value: unknown): value is CampaignDefinition {
  return typeof value === 'object' && value !== null && 'hasRule' in value && 'link' in value
}

test('every public page has an entry, and every entry a page', () => {
  const english = leaves(routes.slice(0, 1))
  const open = english.filter((page) => !isForPlayers(page)).map(({ path = '/' }) => path)
  const listed = [...PUBLIC_PATHS.map(([path]) => path), ...campaigns.flatMap(pagesOf)]
  const wanted = open.filter((path) => !NO_PAGES.test(path) && !UNLISTED.test(path) && !OF_TERMS.test(path))
  expect(wanted.filter((path) => !listed.includes(path))).toEqual([])
  expect(listed.filter((path) => !open.includes(path))).toEqual([])
})

test('each language lists itself and its alternates, and values are escaped', () => {
  const text = sitemapOf([
    {
      updatedAt: '2026-11-21T00:00:00.000Z',
      addresses: [
        { locale: 'en', href: 'https://a.example/x?a=1&b="<' },
        { locale: 'es', href: 'https://a.example/es/x' },
      ],
    },
  ])
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect([...xml.querySelectorAll('loc')].map((each) => each.textContent)).toEqual([
    'https://a.example/x?a=1&b="<',
    'https://a.example/es/x',
  ])
  expect(xml.querySelectorAll('url')).toHaveLength(2)
  expect(text.match(/hreflang="es"/g)).toHaveLength(2)
})

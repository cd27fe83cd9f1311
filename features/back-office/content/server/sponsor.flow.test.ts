import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { getDocument } from '#features/protection/terms/contract.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { getHead } from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'

let site: TestSite
let anna: TestClient
beforeAll(async () => {
  site = await openTestSite()
  anna = await signedInOperator(site, 'anna')
})
afterAll(() => site.close())

const key = { kind: 'sponsor', brand: '*', name: 'company', locale: '*' as const }
const body = {
  legalName: 'Main Play LLC',
  address: ['1 Example Street', 'Dover, DE 19901'],
  links: ['News https://news.example/main'],
}

const save = (of: object) => anna.call(operators.saveContent, { body: { ...key, basedOn: 0, body: of } as never })
const sponsorOfPage = async () => (await site.visitor().call(getHead, { query: { path: '/' } })).body.data.sponsor
const rules = async () =>
  JSON.stringify((await site.visitor().call(getDocument, { params: { key: 'sweepstakes-rules' } })).body.data)

test('the sponsor is unknown at first; once published, pages and rules name it', async () => {
  expect(await sponsorOfPage()).toBeNull()
  expect(await rules()).toContain('The sponsor is the operator of Velmora.')
  expect((await save(body)).status).toBe(200)
  await anna.call(operators.publishContent, { body: { ...key, version: 1, goesLiveAt: null } as never })
  await site.liveSettings.refresh()
  expect(await sponsorOfPage()).toEqual({
    name: 'Main Play LLC',
    address: body.address,
    links: [{ label: 'News', url: 'https://news.example/main' }],
  })
  expect(await rules()).toContain('The sponsor is Main Play LLC, 1 Example Street, Dover, DE 19901.')
})

test.each([
  ['without a name', { ...body, legalName: ' ' }],
  ['with half an address', { ...body, address: ['Dover'] }],
  ['with a link that is no https address', { ...body, links: ['News http://news.example'] }],
  ['with a link that would run a script', { ...body, links: ['News javascript:alert(1)'] }],
])('a sponsor %s is refused', async (_, wrong) => {
  expect((await save(wrong)).body).toMatchObject({ success: false })
})

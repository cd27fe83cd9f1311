import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cookie, Page } from '@playwright/test'
import { OPERATOR_COOKIE } from '#platform/auth/operators/operators.ts'
import { codeAt, secretOfText } from '#platform/auth/second-factor/totp.ts'
import type { Instant } from '#kernel/time.ts'
import { expect } from './journey.ts'
import { callOf } from './newcomer.ts'

const PASSWORD = 'a long password of an operator'

/** Signs an operator in who has no authenticator app yet. */
async function signIn(page: Page, name: string, password: string): Promise<void> {
  const { data } = (await callOf(page, '/rest/operator/sign-in/', { name, password })) as { data: { setup: { text: string } } }
  const code = codeAt(secretOfText(data.setup.text), Date.now() as Instant)
  expect(await callOf(page, '/rest/operator/sign-in/code/', { code })).toMatchObject({ success: true })
}

const folder = (): string => process.env.CROUPIER_DATABASE ?? ''

/** The cookies of the owner's one session: a further sign-in would end it in the middle of another worker's journey. */
const sessionFile = (): string => join(folder(), 'owner-session.json')

/** The owner of the site under test. The first worker signs in and sets the app up, the others join its session. */
export const signInAsOwner = (page: Page): Promise<void> =>
  expect.poll(() => tryAsOwner(page), { timeout: 60_000, intervals: [1_000] }).toBe(true)

async function tryAsOwner(page: Page): Promise<boolean> {
  if (existsSync(sessionFile())) return joinSession(page)
  if (!takeSetup()) return false
  await signIn(page, 'operator', process.env.CROUPIER_OPERATOR ?? '')
  const cookies = (await page.context().cookies()).filter(({ name }) => name === OPERATOR_COOKIE.name)
  writeFileSync(`${sessionFile()}.new`, JSON.stringify(cookies))
  renameSync(`${sessionFile()}.new`, sessionFile())
  return true
}

async function joinSession(page: Page): Promise<boolean> {
  const { hostname } = new URL(page.url())
  const cookies = JSON.parse(readFileSync(sessionFile(), 'utf8')) as Cookie[]
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname })))
  return ((await callOf(page, '/rest/operator/me/')) as { data?: object | null }).data != null
}

/** Only one worker makes the folder. */
function takeSetup(): boolean {
  try {
    mkdirSync(join(folder(), 'owner-setup'))
    return true
  } catch {
    return false
  }
}

/** A new operator of this role, by the owner's invitation. */
export async function joinTeam(owner: Page, page: Page, role: string): Promise<void> {
  const name = `${role}-${crypto.randomUUID().slice(0, 8)}`
  const { data } = (await callOf(owner, '/rest/operator/team/invite/', { name, role })) as { data: { path: string } }
  const token = data.path.split(/[#=/]/).at(-1)
  expect(await callOf(page, '/rest/operator/join/', { token, password: PASSWORD })).toMatchObject({ success: true })
  await signIn(page, name, PASSWORD)
}

/** Gives the reason and carries out the act that is open on a campaign's page. */
export async function carryOut(page: Page, act: string, why: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Actions' })
  await panel.getByRole('button', { name: act, exact: true }).click()
  await panel.getByRole('textbox').fill(why)
  await panel.getByRole('button', { name: act, exact: true }).last().click()
}

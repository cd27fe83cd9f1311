import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
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

/** The owner's recovery codes, a file each: a code counts once, and whoever removes its file first has it. */
const codesFolder = (): string => join(process.env.CROUPIER_DATABASE ?? '', 'owner-codes')

/** The owner of the site under test; the first sign-in of the run sets the app up and keeps its recovery codes. */
export const signInAsOwner = (page: Page): Promise<void> =>
  expect.poll(() => tryAsOwner(page), { timeout: 60_000, intervals: [1_000] }).toBe(true)

async function tryAsOwner(page: Page): Promise<boolean> {
  const sent = { name: 'operator', password: process.env.CROUPIER_OPERATOR ?? '' }
  const { data } = (await callOf(page, '/rest/operator/sign-in/', sent)) as { data: { setup: { text: string } | null } }
  const code = data.setup ? codeAt(secretOfText(data.setup.text), Date.now() as Instant) : takeCode()
  if (code === undefined) return false
  const reply = (await callOf(page, '/rest/operator/sign-in/code/', { code })) as {
    success?: boolean
    data?: { recoveryCodes: readonly string[] | null }
  }
  const codes = reply.data?.recoveryCodes ?? []
  if (codes.length > 0) mkdirSync(codesFolder(), { recursive: true })
  for (const each of codes) writeFileSync(join(codesFolder(), each), '')
  return reply.success === true
}

/** A recovery code that no other sign-in of the run has; undefined until the first one has kept them. */
function takeCode(): string | undefined {
  for (const code of existsSync(codesFolder()) ? readdirSync(codesFolder()) : []) {
    try {
      rmSync(join(codesFolder(), code))
      return code
    } catch {
      // Another worker was faster.
    }
  }
  return undefined
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

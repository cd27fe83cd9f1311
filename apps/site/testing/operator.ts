import { giveOperatorCode, signInOperator } from '#features/back-office/operators/contract.ts'
import { assert } from '#kernel/result.ts'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { putOperator } from '#platform/auth/operators/operators.ts'
import { codeAt, secretOfText } from '#platform/auth/second-factor/totp.ts'
import type { TestClient } from '#platform/testing/client.ts'
import type { TestSite } from './site.ts'

export const OPERATOR_PASSWORD = 'a long password of an operator'

/** A new operator, signed in with password and app. */
export async function signedInOperator(site: TestSite, name: string, role: OperatorRole = 'owner'): Promise<TestClient> {
  await site.context.transaction((tx) => putOperator(tx, site.context, { name, password: OPERATOR_PASSWORD, role }))
  const client = site.visitor()
  const { body } = await client.call(signInOperator, { body: { name, password: OPERATOR_PASSWORD } })
  assert(body.success && body.data.setup, 'an operator is asked to set up an app')
  const code = codeAt(secretOfText(body.data.setup.text), site.clock.now())
  const reply = await client.call(giveOperatorCode, { body: { code } })
  assert(reply.body.success, 'an operator is let in')
  return client
}

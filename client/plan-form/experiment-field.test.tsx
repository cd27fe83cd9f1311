import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import type { PlanOnDesk } from '#features/back-office/campaigns/contract.ts'
import { wheelPlan } from '#features/back-office/campaigns/fixtures.ts'
import { SchemaFormProvider } from '#client/schema-form/form-context.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { ExperimentField } from './experiment-field.tsx'
import { putInPlan } from './put-in-plan.ts'

afterEach(cleanup)

const amount = { type: 'integer', description: 'minor units' }
const schema = {
  type: 'object',
  properties: {
    coins: { ...amount, experiment: true },
    games: { type: 'array', items: { type: 'string' } },
    levels: {
      type: 'array',
      items: {
        type: 'object',
        properties: { prize: { ...amount, experiment: true }, chance: { type: 'integer' } },
        required: ['prize', 'chance'],
      },
    },
  },
  required: ['coins', 'games', 'levels'],
}
const config = { coins: 500, games: ['owl'], levels: [{ prize: 100, chance: 3 }] }

function Form({ onPlan }: { readonly onPlan: (plan: PlanOnDesk) => void }) {
  const [value, setValue] = useState<PlanOnDesk>({ ...wheelPlan, config })
  const put = (path: string, next: unknown) => {
    const after = putInPlan(value, path, next)
    setValue(after)
    onPlan(after)
  }
  return (
    <SchemaFormProvider
      value={{ games: [], timeZone: 'UTC', problems: new Map([['experiment.arms.0.share', 'At most 90.']]), put }}
    >
      <ExperimentField plan={value} schema={schema} />
      <button type="button" onClick={() => put('config.coins', 900)}>
        Change the rules
      </button>
    </SchemaFormProvider>
  )
}

test('an arm is edited in its open fields alone, and follows the rules where it does not differ', async () => {
  const user = userEvent.setup()
  let plan = wheelPlan
  openPage(new FakeServer(), { path: '/operator/campaigns/cmp_wheel', children: <Form onPlan={(next) => void (plan = next)} /> })
  await user.click(await screen.findByRole('checkbox', { name: 'Run an experiment' }))
  expect(plan.experiment).toEqual({ holdout: 0, arms: [{ key: 'arm-1', share: 50, config }], playersPlanned: 2_000 })
  expect(screen.getByText('50% get the rules above: the control.')).toBeTruthy()
  expect(screen.getByText('At most 90.')).toBeTruthy()
  expect(screen.queryByText(/chance/i)).toBeNull()
  expect(screen.queryByText(/^games$/i)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change the rules' }))
  expect(plan.experiment).toMatchObject({ arms: [{ config: { ...config, coins: 900 } }] })
  const coins = screen.getByLabelText(/^Coins/)
  await user.clear(coins)
  await user.type(coins, '12.50')
  expect(plan).toMatchObject({ config: { coins: 900 }, experiment: { arms: [{ config: { coins: 1_250 } }] } })
  await user.click(screen.getByRole('button', { name: 'Change the rules' }))
  expect(plan).toMatchObject({ experiment: { arms: [{ config: { coins: 1_250 } }] } })
  await user.click(screen.getByRole('button', { name: 'Add an arm' }))
  expect(screen.getByText('40% get the rules above: the control.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove arm-1' }))
  expect(plan).toMatchObject({ experiment: { arms: [{ key: 'arm-2' }] } })
  await user.click(screen.getByRole('checkbox', { name: 'Run an experiment' }))
  expect(plan.experiment).toBeNull()
})

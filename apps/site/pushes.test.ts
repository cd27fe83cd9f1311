import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { PUSH_SAMPLES } from '#features/push-samples.ts'
import type { PushContract, SampledPush } from '#kernel/push.ts'
import { ROOT } from '#platform/config/index.ts'
import { type WireSchema, wireShape } from '#kernel/wire-validator.ts'
import { pushCheckOf } from '#platform/outbox/push-check.ts'
import { wireSchemaOf } from './vite/strip-schemas.ts'

/** Values that break a field; some of them are valid in some fields. */
const OTHERS = [undefined, null, 'other', '', -1, 0, 1.5, 1e300, true, {}, [], [null]]

/** The value with each of its parts, at any depth, removed or replaced. */
function* brokenForms(value: unknown): Generator<unknown> {
  yield* OTHERS
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const { [key]: part, ...rest } = value as Record<string, unknown>
    for (const form of brokenForms(part)) yield Array.isArray(value) ? value.with(Number(key), form) : { ...rest, [key]: form }
    if (!Array.isArray(value)) yield rest
  }
}

/** The value with a key that no contract knows, or with a class, at any depth. */
function* widerForms(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value))
    yield* [{ ...value, unknown: 1 }, { ...value, unknown: undefined }, Object.assign(new Date(0), value)]
  for (const [key, part] of Object.entries(value))
    for (const form of widerForms(part)) yield Array.isArray(value) ? value.with(Number(key), form) : { ...value, [key]: form }
}

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

const named = PUSH_SAMPLES.map((sampled): [string, SampledPush] => [sampled.push.pushType, sampled])

describe.each(named)('%s', (_, { push: { data }, samples }) => {
  const light = wireShape(wireSchemaOf(data))

  test.each(Object.entries(samples))('the sample of %s is accepted, and broken ones are refused', (_name, sample) => {
    expect(accepts(data, sample)).toBe(true)
    const broken = [...brokenForms(sample)].filter((form) => !accepts(data, form))
    expect(broken.length).toBeGreaterThan(OTHERS.length)
  })

  test('the browser’s compact validator agrees with the schema on every input', () => {
    const forms = Object.values(samples).flatMap((sample) => [sample, ...brokenForms(sample)])
    const verdicts = forms.map((input) => ({ input, schema: accepts(data, input), browser: light.safeParse(input).success }))
    expect(verdicts.filter(({ schema, browser }) => schema !== browser).slice(0, 1)).toEqual([])
  })

  test('the server’s compiled check accepts each sample, and nothing that the schema refuses or changes', () => {
    const check = pushCheckOf(data)
    expect(Object.values(samples).filter((sample) => !check(sample))).toEqual([])
    const forms = Object.values(samples).flatMap((sample) => [sample, ...brokenForms(sample), ...widerForms(sample)])
    for (const form of forms.filter(check)) expect(data.safeParse(form)).toEqual({ success: true, data: form })
  })

  test('every action has a sample', () => {
    const sent = Object.values(samples).map((sample) => (sample as { action?: string }).action)
    expect(new Set(sent.filter(Boolean))).toEqual(new Set(actionsIn(wireSchemaOf(data))))
  })
})

function actionsIn({ properties, oneOf = [] }: WireSchema): unknown[] {
  const action = properties?.['action']
  return [...(action?.enum ?? []), ...(action && 'const' in action ? [action.const] : []), ...oneOf.flatMap(actionsIn)]
}

test('every push that a slice declares has samples', async () => {
  const contracts = globSync('features/*/*/contract.ts', { cwd: ROOT })
  const modules = (await Promise.all(contracts.map((path) => import(join(ROOT, path))))) as Record<string, unknown>[]
  const declared = modules.flatMap((module) => Object.values(module).filter(isPush))
  expect(new Set(PUSH_SAMPLES.map(({ push }) => push))).toEqual(new Set(declared))
  expect(new Set(PUSH_SAMPLES.map(({ push }) => push.pushType)).size).toBe(PUSH_SAMPLES.length)
})

const isPush = (value: unknown): value is PushContract => typeof value === 'object' && value !== null && 'pushType' in value

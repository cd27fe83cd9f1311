import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import { insertDraft, readVersions } from '#platform/content/store.ts'
import { AppError } from '#platform/problem.ts'
import type { saveContent as contract } from '../shared/operator-contract.ts'

type Input = { readonly body: z.infer<(typeof contract)['body'] & object> }

/** Saves a draft over the version that its author saw; refuses if there is a newer one. */
export const saveContentWith =
  (kindOf: (kind: string) => ContentKind) =>
  async (ctx: OperatorContext, { body: input }: Input): Promise<ReplyOf<typeof contract>> => {
    const kind = kindOf(input.kind)
    const problems = await problemsOf(ctx, kind, input)
    if (problems.length > 0) return { success: false, reasonType: 'not-valid', problems: [...problems] }
    return ctx.change<ReplyOf<typeof contract>>(async (tx) => {
      const versions = await readVersions(tx, input)
      const latest = versions[0]
      const version = input.basedOn + 1
      if (
        latest &&
        latest.version === version &&
        latest.saved_by === ctx.operator.name &&
        isDeepStrictEqual(latest.body, input.body)
      ) {
        return { audit: null, value: { success: true, data: { version } } }
      }
      if (kind.isFinal && versions.some(({ state }) => state === 'published')) {
        return { audit: null, value: { success: false, reasonType: 'final' } }
      }
      const draft = { ...keyOf(input), version, body: input.body, isFinal: kind.isFinal ?? false }
      const isSaved =
        (latest?.version ?? 0) === input.basedOn &&
        (await insertDraft(tx, { ...draft, by: ctx.operator.name, at: ctx.clock.now() }))
      if (!isSaved) {
        const now = (await readVersions(tx, input))[0]
        const theirs = { by: now?.saved_by ?? '', version: now?.version ?? 0 }
        return { audit: null, value: { success: false, reasonType: 'changed-meanwhile', ...theirs } }
      }
      const audit = {
        subject: subjectOf(input),
        what: 'content-saved',
        before: { version: input.basedOn, body: latest?.body ?? null },
        after: { version, body: input.body },
      }
      return { audit, value: { success: true, data: { version } } }
    })
  }

type Keyed = Pick<Input['body'], 'kind' | 'brand' | 'name' | 'locale'>

export const keyOf = ({ kind, brand, name, locale }: Keyed): Keyed => ({ kind, brand, name, locale })

export const subjectOf = ({ kind, brand, name, locale }: Keyed): string => `content ${kind} ${brand} ${name} ${locale}`

export async function problemsOf(
  ctx: OperatorContext,
  kind: ContentKind,
  { name, locale, brand, body }: Pick<Input['body'], 'name' | 'locale' | 'brand' | 'body'>,
): Promise<readonly string[]> {
  if (!kind.name.test(name)) return [`“${name}” isn’t a valid name for this kind.`]
  if (kind.isByLocale === (locale === '*'))
    throw new AppError('invalid-input', 'This kind of content doesn’t have a version in that language.')
  if (body === null) return kind.isFinal ? ['A published version of this kind can’t be removed.'] : []
  const parsed = kind.schema.safeParse(body)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return (await kind.check?.({ ...ctx, transaction: refuse }, { brand, name, locale, body: parsed.data })) ?? []
}

const refuse = (): never => {
  throw new AppError('forbidden', 'Checking content changes nothing.')
}

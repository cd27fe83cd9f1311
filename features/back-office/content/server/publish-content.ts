import type { z } from 'zod'
import type { ReplyOf } from '#kernel/contract.ts'
import type { Instant } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import { publishDraft, readVersions } from '#platform/content/store.ts'
import { publishContent as tellOfContent } from '#platform/theme/live-settings.ts'
import type { publishContent as contract } from '../shared/operator-contract.ts'
import { keyOf, problemsOf, subjectOf } from './save-content.ts'

type Input = { readonly body: z.infer<(typeof contract)['body'] & object> }

/** Publishes the latest version if it is the one the operator saw; already published, it changes nothing. */
export const publishContentWith =
  (kindOf: (kind: string) => ContentKind) =>
  async (ctx: OperatorContext, { body: input }: Input): Promise<ReplyOf<typeof contract>> => {
    const { version } = input
    const [latest, ...older] = await readVersions(ctx.reader, input)
    if (latest?.version !== version) {
      return { success: false, reasonType: 'changed-meanwhile', by: latest?.saved_by ?? '', version: latest?.version ?? 0 }
    }
    if (latest.state === 'published') return { success: true }
    const body = latest.body as Record<string, unknown> | null
    const problems = await problemsOf(ctx, kindOf(input.kind), { ...input, body })
    if (problems.length > 0) return { success: false, reasonType: 'not-valid', problems: [...problems] }
    const at = ctx.clock.now()
    const wished = input.goesLiveAt === null ? at : (Date.parse(input.goesLiveAt) as Instant)
    const goesLiveAt = Math.max(at, wished) as Instant
    return ctx.change<ReplyOf<typeof contract>>(async (tx) => {
      const isMine = await publishDraft(tx, { ...keyOf(input), version, by: ctx.operator.name, at, goesLiveAt })
      if (!isMine) return { audit: null, value: { success: true } }
      await tellOfContent(tx)
      const before = older.find(({ state }) => state === 'published')
      const audit = {
        subject: subjectOf(input),
        what: 'content-published',
        before: { version: before?.version ?? null, body: before?.body ?? null },
        after: { version, body, goesLiveAt: new Date(goesLiveAt).toISOString() },
      }
      return { audit, value: { success: true } }
    })
  }

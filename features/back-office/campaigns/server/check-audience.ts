import type { AudienceTree } from '#kernel/audience/tree.ts'
import { treeProblems } from '#kernel/audience/tree-problems.ts'
import { inWords } from '#kernel/audience/words.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { maskName } from '#kernel/mask-name.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { countAudience, sampleAudience } from '#promotions/audience/count-audience.ts'
import type { checkAudience as contract } from '../contract.ts'

const SAMPLE = 5
/** The same players while one edits. */
const SEED = 1

type Reply = ReplyOf<typeof contract>

export async function checkAudience(ctx: OperatorContext, { body: { tree = null } }: InputOf<typeof contract>): Promise<Reply> {
  const problems = treeProblems(tree, [])
  if (problems.length > 0) return { success: true, data: { problems, found: null } }
  const { reader, theme, today } = ctx
  const audience = tree as AudienceTree | null
  const scope = { brand: theme.id, day: today }
  const [count, ofAll, players] = await Promise.all([
    countAudience(reader, scope, audience),
    countAudience(reader, scope, null),
    sampleAudience(reader, { ...scope, seed: SEED }, { tree: audience, count: SAMPLE }),
  ])
  const sample = await readMasked(ctx, players)
  return { success: true, data: { problems, found: { words: inWords(audience), count, ofAll, sample } } }
}

/** Names that show only the first and last letter: a sample is no list of persons. */
async function readMasked({ reader }: OperatorContext, players: readonly string[]): Promise<string[]> {
  if (players.length === 0) return []
  const rows = await reader
    .withTables<{ player: { id: string; login: string } }>()
    .selectFrom('player')
    .select('login')
    .where('id', 'in', players)
    .execute()
  return rows.map(({ login }) => maskName(login)).toSorted()
}

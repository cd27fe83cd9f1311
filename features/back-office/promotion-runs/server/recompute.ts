import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { runOfBoard } from '#promotions/boards/board-name.ts'
import { readFinalHeads } from '#promotions/boards/final-table.ts'
import { recomputeBoard } from '#promotions/boards/recompute.ts'
import type { RecomputedTable, recomputeFinalTables as contract } from '../contract.ts'
import { findRun } from './find-run.ts'

type Reply = ReplyOf<typeof contract>

/** Recomputes the final tables of a run one after another. It names players, so reading it is audited. */
export const recomputeFinalTables =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { params: { id } }: InputOf<typeof contract>): Promise<Reply> => {
    const { known } = await findRun(ctx, slices(), id)
    const deps = { reader: ctx.reader, clock: ctx.clock, slices: slices() }
    const tables: RecomputedTable[] = []
    for (const { board } of await readFinalHeads(ctx.reader, known.run.id)) {
      const { players, differences, isIntact } = (await recomputeBoard(deps, known, board))!
      tables.push({ name: runOfBoard(board).name ?? null, players, differences: [...differences], isIntact })
    }
    const seen = [...new Set(tables.flatMap(({ differences }) => differences.map(({ player }) => player)))]
    return ctx.show<Reply>('final-table-difference', async () => ({ seen, value: { success: true, data: { tables } } }))
  }

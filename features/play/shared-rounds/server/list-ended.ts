import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { listEndedRounds as contract } from '../contract.ts'
import { findChain, readChain, secretOf } from './chains.ts'
import { sharedGame } from './games.ts'
import { readEnded } from './rounds.ts'

const PAGE = 100

/** The ended rounds of a chain with their seeds, for anyone who checks that none was exchanged or left out. */
export async function listEndedRounds(
  ctx: VisitorContext,
  { params: { slug }, query }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const id = { brand: ctx.theme.id, game: sharedGame(slug).slug }
  const chain = query.chain ? await readChain(ctx.reader, { ...id, chain: Number(query.chain) }) : await findChain(ctx.reader, id)
  if (!chain) throw new AppError('not-found', 'No such chain')
  const before = query.before === undefined ? undefined : Number(query.before)
  const rounds = await readEnded(ctx.reader, { ...id, chain: chain.no }, { before, limit: PAGE })
  return {
    success: true,
    data: {
      chain: chain.no,
      chainEnd: chain.chain_end,
      clientSeed: chain.client_seed,
      rounds: rounds.map(({ no, state }) => {
        const { serverSeed, burst } = secretOf(ctx, chain, no)
        return { chain: chain.no, no, burst, serverSeed, isCalledOff: state === 'called-off' }
      }),
    },
  }
}

import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { sumStatement } from '#ledger/index.ts'
import { PLAYER_ASSETS, type PlayerAsset } from '#kernel/money.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { getSummary as contract } from '../contract.ts'
import type { Subject } from '../shared/subjects.ts'
import { filterOf } from './list-entries.ts'
import { addUp, type Flow, gamesOf, modesOf, subjectKeyOf } from './rules.ts'
import { type Slices, gameTitles } from './titles.ts'

type Summary = typeof contract

export const getSummary =
  (slices: Slices) =>
  async (ctx: PlayerContext, { query }: InputOf<Summary>): Promise<ReplyOf<Summary>> => {
    const { reader, playerId } = ctx
    const filter = filterOf(ctx, query)
    const [sums, lifetime] = await Promise.all([sumStatement(reader, filter), sumStatement(reader, { player: playerId })])
    const totals = addUp(sums, ({ asset }) => asset)
    const titleOf = gameTitles(ctx, slices)
    return {
      success: true,
      data: {
        totals: PLAYER_ASSETS.flatMap((asset) => {
          const total = totals.get(asset)
          return total ? [{ asset, ...toWireFlow(total) }] : []
        }),
        subjects: [...addUp(sums, subjectKeyOf)].map(([key, flow]) => {
          const [subject, asset] = key.split(' ') as [Subject, PlayerAsset]
          return { subject, asset, ...toWireFlow(flow) }
        }),
        games: gamesOf(sums).map(({ game, ...sum }) => ({ slug: game, title: titleOf(game), ...toWirePlayed(sum) })),
        lifetime: modesOf(gamesOf(lifetime)).map(toWirePlayed),
      },
    }
  }

const toWireFlow = ({ gained, spent }: Flow) => ({ gained: Number(gained), spent: Number(spent) })

const toWirePlayed = <P extends { readonly played: bigint; readonly won: bigint }>(sum: P) => ({
  ...sum,
  played: Number(sum.played),
  won: Number(sum.won),
})

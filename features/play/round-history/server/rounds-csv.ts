import { toCsv as toRows, toDecimal } from '#platform/csv.ts'
import type { WireListedRound } from '../contract.ts'

const COLUMNS = [
  'id',
  'at',
  'game',
  'provider',
  'mode',
  'play amount',
  'win',
  'free spin',
  'state',
  'params',
  'nonce',
  'server seed hash',
  'client seed',
  'server seed',
  'rules hash',
  'void since',
  'void because',
  'returned',
  'taken back',
] as const

/** Amounts in whole units with decimals. */
export const toCsv = (rounds: readonly WireListedRound[]): string =>
  toRows(
    COLUMNS,
    rounds.map((round) => [
      round.id,
      round.at,
      round.title,
      round.maker ?? '',
      round.mode,
      toDecimal(round.stake),
      toDecimal(round.win),
      round.isFree ? 'yes' : 'no',
      round.voided ? 'void' : round.state,
      Object.keys(round.params).length > 0 ? JSON.stringify(round.params) : '',
      String(round.seeds?.nonce ?? ''),
      round.seeds?.commit ?? '',
      round.seeds?.clientSeed ?? '',
      round.seeds?.serverSeed ?? '',
      round.seeds?.definitionHash ?? '',
      round.voided?.at ?? '',
      round.voided?.reason ?? '',
      round.voided ? toDecimal(round.voided.returned) : '',
      round.voided ? toDecimal(round.voided.takenBack) : '',
    ]),
  )

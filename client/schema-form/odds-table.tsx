import { prizeMoments } from '#engine/math-report/prize-moments.ts'
import { type FormSchema, weightOf } from '#kernel/form-schema.ts'
import { type Row, RowTable, type RowsProps } from './row-table.tsx'

/** The sum that chances have; other weights may have any. */
const WHOLE = 100_000

/** A weighted table (`.meta({ widget: 'odds' })`, or with a known column of weights and amounts) with its exact expected value and spread, as one types. */
export function OddsTable(props: RowsProps) {
  const weight = weightOf(props.schema) ?? ''
  const rows = Array.isArray(props.value) ? (props.value as readonly Row[]) : []
  const total = rows.reduce((sum, row) => sum + (wholeOf(row[weight]) ?? 0), 0)
  const share = (row: Row): number => (total > 0 ? (wholeOf(row[weight]) ?? 0) / total : 0)
  return (
    <RowTable
      {...props}
      isOrdered
      more={{
        heads: ['Share', '1 in'],
        cells: (row) => [percent(share(row)), share(row) > 0 ? number(1 / share(row), 1) : '–'],
      }}
      foot={<Moments rows={rows} weight={weight} total={total} schema={props.schema} />}
    />
  )
}

interface MomentsProps {
  readonly rows: readonly Row[]
  readonly weight: string
  readonly total: number
  readonly schema: FormSchema
}

function Moments({ rows, weight, total, schema }: MomentsProps) {
  const assets = (['coins', 'entries'] as const).filter((asset) => schema.items?.properties?.[asset])
  const isChance = weight === 'chancePer100k'
  return (
    <div className="grid gap-1 rounded-control p-3 hairline" aria-live="polite" data-testid="moments">
      {isChance && total !== WHOLE ? (
        <p className="font-semibold">
          The chances add up to {number(total / 1_000, 3)}%, {total < WHOLE ? 'short' : 'over'} by{' '}
          {number(Math.abs(WHOLE - total) / 1_000, 3)}%.
        </p>
      ) : (
        <p className="tabular-nums">
          {rows.length} {rows.length === 1 ? 'row' : 'rows'}
          {isChance ? '' : `, weights ${number(total, 0)} total`}.
        </p>
      )}
      {assets.map((asset) => (
        <AssetMoments key={asset} asset={asset} pairs={pairsOf(rows, weight, asset)} />
      ))}
    </div>
  )
}

type Pair = readonly [weight: number, value: number]

/** Undefined while a cell holds no whole number. */
function pairsOf(rows: readonly Row[], weight: string, asset: string): readonly Pair[] | undefined {
  const pairs = rows.map((row) => [wholeOf(row[weight]), wholeOf(row[asset])] as const)
  const areWhole = pairs.every(([one, other]) => one !== undefined && other !== undefined)
  return areWhole && pairs.some(([one]) => one! > 0) ? (pairs as unknown as readonly Pair[]) : undefined
}

const wholeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

const MINOR = 100

function AssetMoments({ asset, pairs }: { readonly asset: string; readonly pairs: readonly Pair[] | undefined }) {
  if (!pairs) return <p className="text-muted">Expected {asset}: every row needs whole numbers.</p>
  const { mean, variance, max } = prizeMoments(pairs)
  return (
    <p className="tabular-nums">
      Expected <b>{number(mean / MINOR, 6)}</b> {asset}, variance {number(variance / MINOR ** 2, 6)} (standard deviation{' '}
      {number(Math.sqrt(variance) / MINOR, 2)}), at most {number(max / MINOR, 2)}.
    </p>
  )
}

const number = (value: number, digits: number): string => value.toLocaleString('en-US', { maximumFractionDigits: digits })
const percent = (share: number): string => `${number(share * 100, 3)}%`

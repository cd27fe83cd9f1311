import type { ReplyOf } from '#kernel/contract.ts'
import type { LiabilityRow, readBooks, TrialRow } from '../contract.ts'
import { amountText, OWED } from './texts.ts'
import { type DeskHead, DeskTable } from '#ui/parts/desk-table.tsx'
import { accountText, assetText, timeText } from '#ui/parts/operator-text.ts'

type Books = ReplyOf<typeof readBooks>['data']

/** In the order of the tables. */
const ASSETS = ['usd', 'coins', 'tourPoints', 'entries', 'winnings']

/** Every balance of the ledger, all brands together, beside those of the latest end of a day. */
export function TrialBalance({ balances, closed }: Pick<Books, 'balances' | 'closed'>) {
  const earlier = new Map(closed?.balances.map(({ account, asset, minor }) => [`${account} ${asset}`, minor]))
  const assets = ASSETS.filter((asset) => balances.some((each) => each.asset === asset))
  return (
    <section className="grid min-w-0 gap-3" aria-label="Trial balance">
      <h2 className="text-[18px]/6 font-bold">Trial balance</h2>
      <p className="text-[14px]/5 text-muted">
        All brands with test accounts, now{closed ? `, and at the end of ${closed.day} (taken ${timeText(closed.takenAt)})` : ''}.
        What is owed: winnings and held winnings of players, redemptions payable, and suspense.
      </p>
      <div className="gap-3 xl:columns-2">
        {assets.map((asset) => (
          <AssetTable key={asset} asset={asset} rows={balances.filter((each) => each.asset === asset)} earlier={earlier} />
        ))}
      </div>
    </section>
  )
}

/** What the players of this brand have and are owed. */
export function Liability({ rows }: { readonly rows: readonly LiabilityRow[] }) {
  return (
    <section className="grid min-w-0 gap-3" aria-label="Owed to players">
      <h2 className="text-[18px]/6 font-bold">Owed to players</h2>
      <p className="text-[14px]/5 text-muted">
        Balances of this brand right now, without test accounts, which have their own column. Winnings and redemptions payable are
        worth US dollars; entries, coins, and tournament points can’t be redeemed.
      </p>
      <DeskTable
        label="Owed to players"
        heads={[
          'Balance',
          { text: 'Amount', of: 'numbers' },
          { text: 'Set aside', of: 'numbers' },
          { text: 'Test accounts', of: 'numbers' },
        ]}
      >
        {rows.map(({ kind, minor, held, test }) => (
          <tr key={kind}>
            <th scope="row">{OWED[kind]}</th>
            <td data-label="Amount" className="sm:text-right whitespace-nowrap">
              {amountText(minor)}
            </td>
            <td data-label="Set aside" className="sm:text-right whitespace-nowrap">
              {held === '0' ? '–' : amountText(held)}
            </td>
            <td data-label="Test accounts" className="sm:text-right whitespace-nowrap">
              {test === '0' ? '–' : amountText(test)}
            </td>
          </tr>
        ))}
      </DeskTable>
    </section>
  )
}

const NOW: DeskHead = { text: 'Now', of: 'numbers' }
const END: DeskHead = { text: 'End of day', of: 'numbers' }

interface AssetTableProps {
  readonly asset: string
  readonly rows: readonly TrialRow[]
  readonly earlier: ReadonlyMap<string, string>
}

function AssetTable({ asset, rows, earlier }: AssetTableProps) {
  const name = assetText(asset)
  const sum = rows.reduce((total, { minor }) => total + BigInt(minor), 0n)
  return (
    <DeskTable
      label={name}
      heads={[name, ...(earlier.size === 0 ? [NOW] : [NOW, END])]}
      onPhones="stay"
      className="mb-3 break-inside-avoid"
    >
      {rows.map(({ account, minor }) => (
        <tr key={account}>
          <th scope="row">{accountText(account)}</th>
          <td className="text-right whitespace-nowrap">{amountText(minor)}</td>
          {earlier.size > 0 ? (
            <td className="text-right whitespace-nowrap">{amountText(earlier.get(`${account} ${asset}`) ?? '0')}</td>
          ) : null}
        </tr>
      ))}
      <tr>
        <th scope="row">Sum</th>
        <td className="text-right">
          <span className="operator-tag" data-tone={sum === 0n ? 'good' : 'bad'}>
            {amountText(String(sum))}
          </span>
        </td>
        {earlier.size > 0 ? <td /> : null}
      </tr>
    </DeskTable>
  )
}

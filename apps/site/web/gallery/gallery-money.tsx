import { useState } from 'react'
import type { PlayerAsset } from '#kernel/money.ts'
import { useAmount } from '#ui/format/amount.ts'
import { CountingAmount } from '#ui/format/counting-amount.tsx'
import { GalleryPart } from './gallery-part.tsx'

const MINOR = [0, 99, 100, 4_215, 125_430_050, 99_999_999_999] as const
const ASSETS = ['coins', 'entries'] as const satisfies readonly PlayerAsset[]
const BALANCES = [
  ['coins', 'coin', 'Coins'],
  ['entries', 'entry', 'Entries'],
] as const

/** Amounts in this theme: whole or with decimals, up to nine digits. */
export function GalleryMoney() {
  const amount = useAmount()
  const [minor, setMinor] = useState(125_430_000)
  const [active, activate] = useState<PlayerAsset>('coins')
  return (
    <GalleryPart title="Amounts">
      <div className="flex flex-wrap items-center gap-4">
        <div className="balance-switch" role="radiogroup" aria-label="Playing with">
          {BALANCES.map(([asset, picture, name]) => (
            <label key={asset} className="balance">
              <input
                className="sr-only"
                type="radio"
                name="gallery-mode"
                checked={active === asset}
                onChange={() => activate(asset)}
              />
              <img src={`/art/interface/${picture}-64.webp`} width={28} height={28} alt="" />
              <span className="grid min-w-0">
                <span className="text-[12px]/4 text-muted">{name}</span>
                <CountingAmount asset={asset} minor={asset === 'coins' ? minor : 4_215} />
              </span>
            </label>
          ))}
        </div>
        <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => setMinor(minor + 1_234_500)}>
          Count up
        </button>
      </div>
      <div className="card overflow-x-auto p-4">
        <table className="w-full text-left">
          <caption className="sr-only">Amounts of both currencies</caption>
          <thead className="text-[12.5px]/6 text-muted">
            <tr>
              <th scope="col">Minor units</th>
              {ASSETS.map((asset) => (
                <th key={asset} scope="col" className="text-right">
                  {asset}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {MINOR.map((value) => (
              <tr key={value} className="border-t border-line">
                <th scope="row" className="py-2 font-medium">
                  {value}
                </th>
                {ASSETS.map((asset) => (
                  <td key={asset} className="py-2 text-right font-display font-bold">
                    {amount(asset, value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </GalleryPart>
  )
}

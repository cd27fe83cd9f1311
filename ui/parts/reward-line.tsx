import { useAmount } from '#ui/format/amount.ts'

/** Granted coins and entries, each with its image; zero amounts are hidden. */
export function RewardLine({ coins, entries }: { coins: number; entries: number }) {
  const amount = useAmount()
  const parts = [
    ['coins', 'coin', coins],
    ['entries', 'entry', entries],
  ] as const
  return (
    <p className="flex flex-wrap justify-center gap-x-6 gap-y-2">
      {parts
        .filter(([, , minor]) => minor > 0)
        .map(([asset, picture, minor]) => (
          <span key={asset} className="figures flex items-center gap-2 font-display text-[28px]/9 font-extrabold">
            <img src={`/art/interface/${picture}-128.webp`} width={40} height={40} alt="" />
            {amount(asset, minor)}
          </span>
        ))}
    </p>
  )
}

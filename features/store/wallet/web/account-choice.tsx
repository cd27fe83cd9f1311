import type { RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { RadioRow } from '#ui/form/radio-row.tsx'
import { useAccountTitle } from './account-title.ts'

interface AccountChoiceProps {
  readonly accounts: RedemptionOverview['accounts']
  readonly legend: string
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

export function AccountChoice({ accounts, legend, chosen, onChoose }: AccountChoiceProps) {
  const titleOf = useAccountTitle()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {accounts.map(({ id, title }) => (
        <RadioRow key={id} name="account" checked={chosen === id} onChange={() => onChoose(id)}>
          {titleOf(title)}
        </RadioRow>
      ))}
    </fieldset>
  )
}

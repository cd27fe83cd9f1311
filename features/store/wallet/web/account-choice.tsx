import type { RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { RadioRow } from '#ui/form/radio-row.tsx'

interface AccountChoiceProps {
  readonly accounts: RedemptionOverview['accounts']
  readonly legend: string
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

export const AccountChoice = ({ accounts, legend, chosen, onChoose }: AccountChoiceProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1.5 font-semibold">{legend}</legend>
    {accounts.map(({ id, title }) => (
      <RadioRow key={id} name="account" checked={chosen === id} onChange={() => onChoose(id)}>
        {title}
      </RadioRow>
    ))}
  </fieldset>
)

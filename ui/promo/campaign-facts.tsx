import type { ReactNode } from 'react'

interface CampaignFactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** A few numbers that matter, each with what it is. */
export function CampaignFacts({ facts }: CampaignFactsProps) {
  return (
    <dl className="campaign-facts card">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

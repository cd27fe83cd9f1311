import type { ReactNode } from 'react'

interface CampaignFactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** A few key figures with their labels. */
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

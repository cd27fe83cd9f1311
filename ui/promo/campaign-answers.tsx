import type { ReactNode } from 'react'
import { CampaignSection } from './campaign-page.tsx'

interface CampaignAnswersProps {
  readonly title: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** Above the answers. */
  readonly children?: ReactNode
}

/** Questions about a campaign, answered from its settings. */
export function CampaignAnswers({ title, answers, children }: CampaignAnswersProps) {
  return (
    <CampaignSection title={title}>
      {children}
      <ul className="campaign-answers">
        {answers.map(({ question, answer }) => (
          <li key={question} className="card">
            <h3>{question}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
    </CampaignSection>
  )
}

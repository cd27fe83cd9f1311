import type { BudgetUse } from '#kernel/campaign.ts'

const MINOR = 100
const amount = (minor: number): string => (minor / MINOR).toLocaleString('en-US', { maximumFractionDigits: 2 })

/** Whole percents, rounded down: 100 means all of it. */
const percentOf = ({ spent, total }: BudgetUse): number => Math.floor((spent * 100) / total)

/** What is spent of a campaign's budget, for operators. English only. */
export const BudgetUses = ({ uses }: { readonly uses: readonly BudgetUse[] }) =>
  uses.map((use) => (
    <p
      key={use.asset}
      className={use.alarm === 100 ? 'operator-alert' : undefined}
      role={use.alarm === 100 ? 'alert' : undefined}
    >
      {amount(use.spent)} of {amount(use.total)} {use.asset} of its budget granted ({percentOf(use)}%)
      {use.alarm === 100 ? '. Less is left than its largest prize: no more is granted until it is raised.' : '.'}
    </p>
  ))

/** A row's tag for each limited asset, warm from half of it. */
export const BudgetTags = ({ uses }: { readonly uses: readonly BudgetUse[] }) =>
  uses.map((use) => (
    <span key={use.asset} className="operator-tag" data-tone={use.alarm === null ? undefined : 'warm'}>
      {percentOf(use)}% of {amount(use.total)} {use.asset}
      {use.alarm === 100 ? ', used up' : ''}
    </span>
  ))

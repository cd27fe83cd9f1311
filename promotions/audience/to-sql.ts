import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { AUDIENCE_FIELDS, type AudienceField, type Field } from '#kernel/audience/fields.ts'
import type { AudienceRule, AudienceTree } from '#kernel/audience/tree.ts'
import type { CalendarDay } from '#kernel/time.ts'
import { holdoutSql } from './holdout.ts'

/**
 * The condition of an audience over the columns of `promotion.player_facts`, as of a day of the brand's calendar: true
 * for the same rows as `matches` over their facts. Values are parameters.
 */
export function toSql(tree: AudienceTree, day: CalendarDay): RawBuilder<SqlBool> {
  const fields = fieldsOn(day)
  const group = ({ combinator, rules, not }: AudienceTree): RawBuilder<SqlBool> => {
    const parts = rules.map((part) => ('rules' in part ? group(part) : condition(part, fields[part.field])))
    const joined = sql<SqlBool>`(${sql.join(parts, combinator === 'and' ? sql` and ` : sql` or `)})`
    return not ? sql<SqlBool>`not ${joined}` : joined
  }
  return group(tree)
}

type Expression = RawBuilder<unknown>

/** `is true` keeps a comparison two-valued where the fact may be missing. */
function condition(rule: AudienceRule, fact: Expression): RawBuilder<SqlBool> {
  const { isOptional }: Field = AUDIENCE_FIELDS[rule.field]
  return isOptional ? sql`(${comparison(rule, fact)}) is true` : sql`${comparison(rule, fact)}`
}

function comparison(rule: AudienceRule, fact: Expression): Expression {
  switch (rule.operator) {
    case 'null':
      return sql`${fact} is null`
    case 'notNull':
      return sql`${fact} is not null`
    case 'in':
      return sql`${fact} = any(${rule.value}::text[])`
    case 'notIn':
      return sql`${fact} <> all(${rule.value}::text[])`
    case 'between':
      return sql`${fact} between ${rule.value[0]}::bigint and ${rule.value[1]}::bigint`
    case 'notBetween':
      return sql`${fact} not between ${rule.value[0]}::bigint and ${rule.value[1]}::bigint`
    default:
      return typeof rule.value === 'boolean'
        ? sql`${fact} = ${rule.value}::boolean`
        : sql`${fact} ${sql.raw(OPERATORS[rule.operator])} ${rule.value}::bigint`
  }
}

const OPERATORS = { '=': '=', '!=': '<>', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const

function fieldsOn(day: CalendarDay): Readonly<Record<AudienceField, Expression>> {
  const today = sql`${day}::date`
  const daysSince = (column: string): Expression => sql`(${today} - ${sql.ref(column)})`
  // The item that reaches back to the window's first day. `greatest` and `else` turn nothing into 0.
  const windowSum = (column: string, days: number): Expression => {
    const nth = sql`least(last_played_on - ${today} + ${sql.lit(days)}, cardinality(${sql.ref(column)}))`
    return sql`case when last_played_on > ${today} - ${sql.lit(days)} then greatest(${sql.ref(column)}[${nth}], 0) else 0 end`
  }
  return {
    registeredDaysAgo: daysSince('registered_on'),
    lastSeenDaysAgo: daysSince('last_seen_on'),
    state: sql.ref('state'),
    locale: sql.ref('locale'),
    isEmailConfirmed: sql.ref('is_email_confirmed'),
    isPhoneConfirmed: sql.ref('is_phone_confirmed'),
    isIdentityApproved: sql.ref('is_identity_approved'),
    isProfileCompleted: sql.ref('is_profile_completed'),
    isReferred: sql.ref('is_referred'),
    hasPush: sql.ref('has_push'),
    vipLevel: sql.ref('vip_level'),
    purchases: sql.ref('purchases'),
    purchaseCents: sql.ref('purchase_cents'),
    lastPurchaseDaysAgo: daysSince('last_purchase_on'),
    rounds: sql.ref('rounds'),
    rounds7: windowSum('rounds_since', 7),
    rounds28: windowSum('rounds_since', 28),
    coinsStaked28: windowSum('coins_since', 28),
    entriesStaked28: windowSum('entries_since', 28),
    isInHoldout: holdoutSql(sql.ref('player'), day),
  }
}

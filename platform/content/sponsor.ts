import { sql } from 'kysely'
import { z } from 'zod'
import type { Reader } from '../db/database.ts'
import type { BrandContent } from './live-content.ts'
import type { ContentKind } from './content-kind.ts'

const line = z.string().trim().min(1).max(120)
const LINK = /^(\S.*?) (https:\/\/[^\s"'<>]+)$/

const sponsorBody = z.strictObject({
  legalName: line,
  address: z.array(line).min(2, 'The address needs at least two lines.').max(6),
  links: z
    .array(z.string().trim().regex(LINK, 'A link is its name, a space, and its address: News https://news.example').max(300))
    .max(8),
})
type SponsorBody = z.infer<typeof sponsorBody>

/** The company that answers for a brand: named in its rules, in every mail and below every page (SWP-6). */
export interface Sponsor {
  readonly name: string
  readonly address: string[]
  /** The brand's own pages elsewhere. */
  readonly links: { readonly label: string; readonly url: string }[]
}

const KIND = 'sponsor'
const NAME = 'company'

/** Starts without an entry: nobody but the operator knows who it is. */
export const sponsorKind: ContentKind = {
  kind: KIND,
  title: 'Sponsor',
  name: new RegExp(`^${NAME}$`),
  hint: `Always ${NAME}: one sponsor a brand.`,
  isByLocale: false,
  schema: sponsorBody,
  blank: { legalName: '', address: [''], links: [] },
  hints: {
    legalName: 'As registered.',
    address: 'One line each. Postal requests for entries go there.',
    links: 'The brand’s pages elsewhere, one per line: name, space, https address.',
  },
  seeds: [],
}

/** Undefined until an operator has published it. */
export function readSponsor(content: BrandContent): Sponsor | undefined {
  const body = content.find<SponsorBody>(KIND, NAME)?.body
  return (
    body && {
      name: body.legalName,
      address: body.address,
      links: body.links.map((text) => ({ label: text.replace(LINK, '$1'), url: text.replace(LINK, '$2') })),
    }
  )
}

/** Whether any brand has one. */
export async function hasSponsor(db: Reader): Promise<boolean> {
  const { rows } = await sql`
    select from content_entry where kind = ${KIND} and state = 'published' and body is not null limit 1`.execute(db)
  return rows.length > 0
}

/** Name and address in one line. */
export const sponsorLine = ({ name, address }: Pick<Sponsor, 'name' | 'address'>): string => [name, ...address].join(', ')

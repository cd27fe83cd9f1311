import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { reasonsOf as ReasonsOf } from '#apps/site/testing/trials/reasons.ts'
import type { CallTrial, EventTrial } from '#apps/site/testing/trials/trial.ts'
import { linkTo, type ListedPromotion } from './read-promotion.ts'

const TRIALS = 'apps/site/testing/trials'
const CALLS = 'apps/site/promotion-calls.flow.test.ts'
const EVENTS = 'apps/site/promotion-events.flow.test.ts'

interface Trials {
  readonly calls: readonly CallTrial[]
  readonly events: readonly EventTrial[]
  readonly untriedOf: (trial: CallTrial) => readonly string[]
  readonly triedOf: (trial: CallTrial) => readonly string[]
}

/** Each question with its heading, and the title of the test that asks it of every write. */
const QUESTIONS: Readonly<Record<string, { readonly heading: string; readonly title: string }>> = {
  succeeds: { heading: 'it succeeds', title: 'succeeds, and its grants are what the ledger moved' },
  refused: { heading: 'each refusal', title: 'is refused for each of its reasons and changes nothing' },
  repeated: { heading: 'repeated', title: 'repeated changes nothing' },
  atOnce: { heading: 'two at once', title: 'asked for twice at once happens once' },
  off: { heading: 'switched off', title: 'does not happen while the feature or the brand’s promotions are off' },
  wrongActor: { heading: 'wrong actor', title: 'is of its player alone' },
  absent: {
    heading: 'absent, excluded or in a closed place',
    title: 'gives an absent player nothing, and one in a closed place no entries',
  },
}
/** Nothing refuses what has happened. */
const OF_CALLS_ALONE = 'refused'

/** The section on the writes of promotions. Throws if one lacks a trial, a reason is untried, or a question has no test. */
export async function writesOf(root: string, all: readonly ListedPromotion[]): Promise<string[]> {
  const trials = await readTrials(root)
  const missing = [
    ...all.flatMap(({ promotion }) => untried(promotion, trials)),
    ...trials.calls.flatMap((trial) => trials.untriedOf(trial).map((reason) => `${trial.feature} is never refused as ${reason}`)),
    ...[CALLS, EVENTS].flatMap((path) => unasked(root, path)),
  ]
  if (missing.length > 0) throw new Error(`docs/promotions.md would miss:\n${missing.join('\n')}`)
  const headings = Object.values(QUESTIONS).map(({ heading }) => heading)
  return [
    '## Writes',
    '',
    'What a player calls or what happens to a player, and the tests that ask each write the same questions.',
    '',
    ...Object.values(QUESTIONS).map(({ heading, title }) => `- **${heading}**: a write ${title}.`),
    '',
    `| promotion | write | ${headings.join(' | ')} |`,
    `|---|---|${headings.map(() => '---').join('|')}|`,
    ...all.flatMap((listed) => rowsOf(listed, trials)).toSorted(),
  ]
}

async function readTrials(root: string): Promise<Trials> {
  const read = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(root, TRIALS, file)).href)
  const { CALL_TRIALS: calls } = (await read('call-trials.ts')) as { CALL_TRIALS: readonly CallTrial[] }
  const { EVENT_TRIALS: events } = (await read('event-trials.ts')) as { EVENT_TRIALS: readonly EventTrial[] }
  const { reasonsOf } = (await read('reasons.ts')) as { reasonsOf: typeof ReasonsOf }
  const reasons = (trial: CallTrial) => reasonsOf(trial, { siblings: calls })
  return {
    calls,
    events,
    untriedOf: (trial) => reasons(trial).own.untried,
    triedOf: (trial) => [...reasons(trial).own.tried, ...reasons(trial).engine],
  }
}

/** A promotion's acts without a trial, or the promotion itself if it only hears events. */
function untried({ campaign: { feature }, acts = {} }: ListedPromotion['promotion'], { calls, events }: Trials): string[] {
  const names = Object.keys(acts).filter((act) => !calls.some((trial) => trial.feature === feature && trial.act === act))
  if (names.length > 0) return names.map((act) => `${feature} has no trial of its act ${act}`)
  const isTried = [...calls, ...events].some((trial) => trial.feature === feature)
  return isTried ? [] : [`${feature} has no trial of an event`]
}

function unasked(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  return Object.entries(QUESTIONS)
    .filter(([question]) => path === CALLS || question !== OF_CALLS_ALONE)
    .filter(([, { title }]) => !text.includes(`test('${title}', `) && !text.includes(`describe('${title}', `))
    .map(([, { title }]) => `${path} has no test “${title}”`)
}

function rowsOf(listed: ListedPromotion, { calls, events, triedOf }: Trials): string[] {
  const { feature } = listed.promotion.campaign
  const row = (write: string, cellOf: (question: string) => string): string =>
    `| ${linkTo(listed)} | ${write} | ${Object.keys(QUESTIONS).map(cellOf).join(' | ')} |`
  const link = (name: string, path: string): string => `[${name}](../${path})`
  return [
    ...calls
      .filter((trial) => trial.feature === feature)
      .map((trial) =>
        row(`${trial.act ? `\`${trial.act}\`: ` : ''}\`${trial.contract.path}\``, (question) => {
          if (question !== OF_CALLS_ALONE) return link('calls', CALLS)
          const reasons = triedOf(trial)
          const never = Object.entries(trial.never ?? {}).map(([reason, why]) => `<br>never ${reason}: ${why}`)
          return reasons.length > 0 ? `${link('calls', CALLS)}: ${reasons.join(', ')}${never.join('')}` : 'never refused'
        }),
      ),
    ...events
      .filter((trial) => trial.feature === feature)
      .map(() => row('an event', (question) => (question === OF_CALLS_ALONE ? 'nothing to refuse' : link('events', EVENTS)))),
  ]
}

/** Where the trials of promotions' calls are listed. */
export const TRIALS = 'apps/site/testing/trials/call-trials.ts'

const IMPORT = "import * as offers from '#features/store/offers/contract.ts'"
const LIST = '/** Every call of players by which a promotion acts. */'
const LAST = '  openMessage,\n'

interface Names {
  readonly slug: string
  readonly name: string
  readonly Name: string
}

/** The list of trials with one for the pick of a new promotion, which `docs/promotions.md` asks of every act. */
export function addTrial(text: string, { slug, name, Name }: Names): string {
  const trial = `const pick${Name}: CallTrial = {
  feature: '${slug}',
  act: 'pick',
  contract: ${name}.pickNumber,
  call: (_, player, key) => player.call(${name}.pickNumber, { body: { number: 7 }, ...keyed(key) }),
  refusals: {},
  never: COINS_ONLY,
}

`
  const inserted = [
    [IMPORT, `import * as ${name} from '#features/promotions/${slug}/contract.ts'\n`],
    [LIST, trial],
    [LAST, `  pick${Name},\n`],
  ] as const
  return inserted.reduce((before, [mark, added]) => {
    if (!before.includes(mark)) throw new Error(`${TRIALS} has no place for a trial: ${mark}`)
    return before.replace(mark, () => added + mark)
  }, text)
}

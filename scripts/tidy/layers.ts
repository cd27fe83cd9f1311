import { importsOf, type Source } from './sources.ts'

interface Floor {
  /** Which files stand here. A group called `own` may be used in `may`. */
  readonly from: RegExp
  /** What they may import; `OWN` stands for their own slice, game or app. */
  readonly may: readonly string[]
}

const ANY_CONTRACT = 'features/[^/]+/contract.ts'
/** What a slice shows to those who compose. */
const SLICE_DOORS = 'features/[^/]+/(server/index|web/(index|pages|queries|worker|use-[^/]+)).ts'
const PURE_OF_SLICE = ['OWN/(feature|contract|fixtures).ts', 'OWN/shared/.*']

/** The first floor that a file matches is its own. */
const FLOORS: readonly Floor[] = [
  { from: /^kernel\//, may: ['kernel/.*'] },
  { from: /^engine\/.*\.node\.ts$/, may: ['kernel/.*', 'engine/.*', 'games/(all|books|coming).ts'] },
  { from: /^engine\//, may: ['kernel/.*', 'engine/.*'] },
  { from: /^ledger\//, may: ['kernel/.*', 'ledger/.*', 'platform/db/.*'] },
  { from: /^platform\//, may: ['kernel/.*', 'platform/.*'] },
  { from: /^ui\//, may: ['kernel/.*', 'ui/.*'] },
  {
    from: /^client\//,
    may: [
      'client/.*',
      ANY_CONTRACT,
      '(kernel|engine|ui)/.*',
      'games/(all|books|game|coming|shelf|strategies).ts',
      'games/.*/web/.*',
    ],
  },
  { from: /^(?<own>features\/[^/]+)\/(feature|contract)\.ts$/, may: [...PURE_OF_SLICE, 'kernel/.*', ANY_CONTRACT] },
  {
    from: /^(?<own>features\/[^/]+)\/fixtures\.ts$/,
    may: [...PURE_OF_SLICE, '(kernel|engine)/.*', 'games/all.ts', ANY_CONTRACT],
  },
  { from: /^(?<own>features\/[^/]+)\/shared\//, may: [...PURE_OF_SLICE, 'kernel/.*', ANY_CONTRACT] },
  {
    from: /^(?<own>features\/[^/]+)\/server\//,
    may: [
      ...PURE_OF_SLICE,
      'OWN/server/.*',
      ANY_CONTRACT,
      '(kernel|engine|ledger|platform)/.*',
      'games/(all|books|game|coming).ts',
    ],
  },
  {
    from: /^(?<own>features\/[^/]+)\/web\//,
    may: [
      ...PURE_OF_SLICE,
      'OWN/web/.*',
      ANY_CONTRACT,
      '(kernel|engine|ui|client)/.*',
      'games/(all|books|game|coming|shelf|strategies).ts',
    ],
  },
  { from: /^(?<own>features\/[^/]+)\/admin\//, may: [...PURE_OF_SLICE, 'OWN/admin/.*', ANY_CONTRACT, '(kernel|ui)/.*'] },
  {
    from: /^features\/server\.ts$/,
    may: ['platform/feature.ts', 'features/(all|messages).ts', 'features/[^/]+/server/index.ts'],
  },
  {
    from: /^features\//,
    may: [
      '(kernel|ui)/.*',
      'engine/help-messages.*',
      'client/(shelf/)?messages.*',
      'features/[^/]+.ts',
      'features/[^/]+/feature.ts',
      'features/[^/]+/web/.*',
    ],
  },
  { from: /^games\/[^/]+\.ts$/, may: ['(kernel|engine)/.*', 'games/[^/]+.ts', 'games/[^/]+/(index|book).ts'] },
  { from: /^(?<own>games\/[^/]+)\//, may: ['OWN/.*', '(kernel|engine|ui)/.*', 'games/game.ts'] },
  { from: /^themes\//, may: ['kernel/.*', 'themes/.*', 'features/(all|messages).ts', 'features/[^/]+/feature.ts'] },
  {
    from: /^(?<own>apps\/[^/]+)\//,
    may: [
      'OWN/.*',
      '(kernel|platform|ui|themes)/.*',
      'ledger/index.ts',
      'games/all.ts',
      'features/[^/]+.ts',
      SLICE_DOORS,
      ANY_CONTRACT,
    ],
  },
]

/** Tests may also take what is made for tests, and the data that things are made of. */
const FOR_TESTS = [
  '(apps|platform|engine|ledger|ui)/(.+/)?testing/.*',
  'features/[^/]+/(fixtures|feature).ts',
  'features/messages.ts',
  '(ledger|platform/config)/index.ts',
  'games/(all|books).ts',
  'themes/all.ts',
]

/** The imports of a file that its floor does not allow. */
export function wrongImports(source: Source): string[] {
  const floor = FLOORS.find(({ from }) => from.test(source.path))
  if (!floor) return []
  const own = floor.from.exec(source.path)?.groups?.own ?? ''
  const isTest = /\.test\.tsx?$|\/testing\/|\/test-[^/]+$/.test(source.path)
  const allowed = [...floor.may, ...(isTest ? FOR_TESTS : [])].map((pattern) => new RegExp(`^${pattern.replace('OWN', own)}$`))
  return importsOf(source).filter((path) => !allowed.some((pattern) => pattern.test(path)))
}

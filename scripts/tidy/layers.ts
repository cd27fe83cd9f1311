import { importsOf, type Source } from './sources.ts'

interface Layer {
  /** The paths of this layer. A group named `own` can be used in `may`. */
  readonly from: RegExp
  /** What they may import; `OWN` is the file's own slice, game or app. */
  readonly may: readonly string[]
}

const ANY_CONTRACT = 'features/[^/]+/[^/]+/contract.ts'
/** What a slice exposes to composition code. */
const SLICE_ENTRIES = 'features/[^/]+/[^/]+/(server/index|web/(index|pages|queries|worker|use-[^/]+)).ts'
const PURE_OF_SLICE = ['OWN/(feature|contract|fixtures).ts', 'OWN/shared/.*']

/** The first matching layer applies. */
const LAYERS: readonly Layer[] = [
  { from: /^kernel\//, may: ['kernel/.*'] },
  { from: /^engine\/.*\.node\.ts$/, may: ['kernel/.*', 'engine/.*', 'games/(all|books|coming).ts'] },
  { from: /^engine\//, may: ['kernel/.*', 'engine/.*'] },
  { from: /^ledger\//, may: ['kernel/.*', 'ledger/.*', 'platform/db/.*'] },
  { from: /^platform\//, may: ['kernel/.*', 'platform/.*'] },
  { from: /^promotions\//, may: ['(kernel|engine|platform|promotions)/.*', 'ledger/index.ts'] },
  { from: /^ui\//, may: ['kernel/.*', 'ui/.*'] },
  {
    from: /^client\//,
    may: [
      'client/.*',
      ANY_CONTRACT,
      '(kernel|engine|ui)/.*',
      'games/(all|books|game|coming|loaders|strategies).ts',
      'games/.*/web/.*',
    ],
  },
  { from: /^(?<own>features\/[^/]+\/[^/]+)\/(feature|contract)\.ts$/, may: [...PURE_OF_SLICE, 'kernel/.*', ANY_CONTRACT] },
  {
    from: /^(?<own>features\/[^/]+\/[^/]+)\/fixtures\.ts$/,
    may: [...PURE_OF_SLICE, '(kernel|engine)/.*', 'games/all.ts', ANY_CONTRACT],
  },
  { from: /^(?<own>features\/[^/]+\/[^/]+)\/shared\//, may: [...PURE_OF_SLICE, 'kernel/.*', ANY_CONTRACT] },
  {
    from: /^(?<own>features\/[^/]+\/[^/]+)\/server\//,
    may: [
      ...PURE_OF_SLICE,
      'OWN/server/.*',
      ANY_CONTRACT,
      '(kernel|engine|ledger|platform|promotions)/.*',
      'games/(all|books|game|coming).ts',
    ],
  },
  {
    from: /^(?<own>features\/[^/]+\/[^/]+)\/web\//,
    may: [
      ...PURE_OF_SLICE,
      'OWN/web/.*',
      ANY_CONTRACT,
      '(kernel|engine|ui|client)/.*',
      'games/(all|books|game|coming|loaders|strategies).ts',
    ],
  },
  { from: /^(?<own>features\/[^/]+\/[^/]+)\/admin\//, may: [...PURE_OF_SLICE, 'OWN/admin/.*', ANY_CONTRACT, '(kernel|ui)/.*'] },
  {
    from: /^features\/server\.ts$/,
    may: ['platform/feature.ts', 'features/[^/]+/[^/]+/server/index.ts'],
  },
  { from: /^features\/profile\.ts$/, may: ['kernel/profile.ts', ANY_CONTRACT] },
  { from: /^features\/push-samples\.ts$/, may: ['kernel/push.ts', 'features/[^/]+/[^/]+/fixtures.ts'] },
  {
    from: /^features\//,
    may: [
      '(kernel|ui)/.*',
      'engine/help-messages.*',
      'client/(game-tiles/)?messages.*',
      'features/[^/]+.ts',
      'features/[^/]+/[^/]+/feature.ts',
      'features/[^/]+/[^/]+/web/.*',
    ],
  },
  { from: /^games\/[^/]+\.ts$/, may: ['(kernel|engine)/.*', 'games/[^/]+.ts', 'games/[^/]+/(index|book).ts'] },
  { from: /^(?<own>games\/[^/]+)\/art\.ts$/, may: ['art/.*'] },
  { from: /^(?<own>games\/[^/]+)\//, may: ['OWN/.*', '(kernel|engine|ui)/.*', 'games/game.ts'] },
  { from: /^themes\//, may: ['kernel/.*', 'themes/.*', 'features/(all|messages).ts', 'features/[^/]+/[^/]+/feature.ts'] },
  {
    from: /^(?<own>apps\/[^/]+)\//,
    may: [
      'OWN/.*',
      '(kernel|platform|promotions|ui|themes)/.*',
      'ledger/index.ts',
      'games/all.ts',
      'features/[^/]+.ts',
      SLICE_ENTRIES,
      ANY_CONTRACT,
    ],
  },
]

/** Tests may also import test helpers and data. */
const FOR_TESTS = [
  '(apps|platform|promotions|engine|ledger|ui)/(.+/)?testing/.*',
  'features/[^/]+/[^/]+/(fixtures|feature).ts',
  'features/messages.ts',
  '(ledger|platform/config)/index.ts',
  'games/(all|books).ts',
  'themes/all.ts',
]

/** The imports of a file that its layer does not allow. */
export function wrongImports(source: Source): string[] {
  const layer = LAYERS.find(({ from }) => from.test(source.path))
  if (!layer) return []
  const own = layer.from.exec(source.path)?.groups?.own ?? ''
  const isTest = /\.test\.tsx?$|\/testing\/|\/test-[^/]+$/.test(source.path)
  const allowed = [...layer.may, ...(isTest ? FOR_TESTS : [])].map((pattern) => new RegExp(`^${pattern.replace('OWN', own)}$`))
  return importsOf(source).filter((path) => !allowed.some((pattern) => pattern.test(path)))
}

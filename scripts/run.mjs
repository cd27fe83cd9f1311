// The door of every npm command. Plain JavaScript, so that an older Node gets this far and brings the right one along.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, installPackages, refuseOldNode } from './ground.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const COMMANDS = {
  start: { file: 'scripts/start.ts', mode: 'production' },
  dev: { file: 'scripts/dev.ts', mode: 'development' },
  build: { file: 'scripts/build.ts', mode: 'production' },
  test: { file: 'scripts/test.ts' },
  verify: { file: 'scripts/verify.ts' },
  bench: { file: 'scripts/bench.ts', mode: 'production' },
  lighthouse: { file: 'bench/lighthouse/run.ts', mode: 'production' },
  art: { file: 'art/run.ts' },
  'game:certify': { file: 'engine/certify/run.node.ts' },
  'game:new': { file: 'engine/tools/new.node.ts' },
  'game:simulate': { file: 'engine/tools/simulate.node.ts' },
  'game:sheet': { file: 'engine/tools/sheet.node.ts' },
  'operator:new': { file: 'scripts/new-operator.ts' },
  'realtime:conformance': { file: 'platform/realtime/conformance/run.node.ts' },
  'wallet:check': { file: 'features/game-providers/server/conformance/run.node.ts' },
  'fair:verify': { file: 'engine/tools/verify.node.ts' },
  'fair:dump': { file: 'engine/fair/dump.node.ts' },
  'fair:vectors': { file: 'engine/fair/vectors.node.ts' },
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) stop(`There is no command '${name}': use one of ${Object.keys(COMMANDS).join(', ')}.`)

try {
  refuseOldNode()
  installPackages(ROOT)
  run(findNode(ROOT))
} catch (error) {
  stop(error.message)
}

function run(node) {
  const env = {
    // What was compiled once is kept for every process that begins: a third of what a site's start costs.
    NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
    ...process.env,
    PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
  }
  if (command.mode) env.NODE_ENV = command.mode
  const child = spawn(node, [join(ROOT, command.file), ...args], { cwd: ROOT, env, stdio: 'inherit' })
  // Ctrl-C reaches the child by itself; what is sent to this process alone is handed on.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

// The entry of every npm command. Plain JavaScript, so that an older Node can run it and fetch the right one.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, installPackages, refuseOldNode } from './bootstrap.mjs'
import { SITE_PROCESS } from './site-process.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const COMMANDS = {
  start: { file: 'scripts/start.ts', mode: 'production', ...SITE_PROCESS },
  dev: { file: 'scripts/dev.ts', mode: 'development' },
  build: { file: 'scripts/build.ts', mode: 'production' },
  test: { file: 'scripts/test.ts' },
  verify: { file: 'scripts/verify.ts' },
  format: { file: 'scripts/format.ts' },
  bench: { file: 'scripts/bench.ts', mode: 'production' },
  lighthouse: { file: 'bench/lighthouse/run.ts', mode: 'production' },
  art: { file: 'art/run.ts' },
  'feature:new': { file: 'scripts/new/slice.ts' },
  'game:math': { file: 'engine/math-report/run.node.ts' },
  'game:new': { file: 'scripts/new/game.ts' },
  'game:simulate': { file: 'engine/tools/simulate.node.ts' },
  'game:par-sheet': { file: 'engine/tools/sheet.node.ts' },
  doctor: { file: 'scripts/doctor.ts' },
  'db:migrate': { file: 'scripts/migrate.ts' },
  'db:after-restore': { file: 'scripts/after-restore.ts' },
  'operator:new': { file: 'scripts/new-operator.ts' },
  'realtime:conformance': { file: 'platform/realtime/conformance/run.node.ts' },
  'wallet:check': { file: 'features/play/game-providers/server/conformance/run.node.ts' },
  'payments:check': { file: 'apps/sandbox-payments/check.node.ts' },
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
    // The compile cache is shared by all child processes: it saves a third of a site's start.
    NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    ...command.env,
    ...process.env,
    PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
  }
  if (command.mode) env.NODE_ENV = command.mode
  const child = spawn(node, [...(command.flags ?? []), join(ROOT, command.file), ...args], { cwd: ROOT, env, stdio: 'inherit' })
  // Ctrl-C reaches the child directly; signals to this process alone are forwarded.
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGUSR2']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

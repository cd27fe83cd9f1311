import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const ENGINE = resolve(import.meta.dirname, '..')

/** How a command ends, and what it prints. */
const run = (file: string, args: readonly string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [resolve(ENGINE, file), ...args], (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })

it.concurrent.each<[string, string, string[], RegExp]>([
  ['a name that is none', '../scripts/new/game.ts', ['Bad Name'], /^A game is named by .*, not 'Bad Name': /],
  ['a game that is there', '../scripts/new/game.ts', ['cherry-royale'], /^games\/cherry-royale\/ is there already\.$/],
  ['a game that nobody has', 'math-report/run.node.ts', ['nobody'], /^No game is called 'nobody': /],
  ['a number that is none', 'tools/simulate.node.ts', ['cherry-royale', '--rounds', 'many'], /^--rounds is .*, not 'many'\.$/],
  [
    'a way to play that there is not',
    'tools/simulate.node.ts',
    ['cherry-royale', '--mode', 'buy'],
    /its math report has base\.$/,
  ],
  ['a file that is none', 'tools/verify.node.ts', ['nowhere.json'], /^nowhere\.json cannot be read: /],
  ['an option that there is not', 'fair/dump.node.ts', ['--many'], /^Unknown option '--many'/],
  ['draws of nothing', 'fair/dump.node.ts', ['--n', '0'], /^--n is a whole number from 1 to 4294967296, not '0'\.$/],
])('a command that gets %s says so in one line, and fails', async (_, file, args, sentence) => {
  const { code, said } = await run(file, args)
  expect(said.trimEnd()).toMatch(sentence)
  expect(said.trimEnd().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

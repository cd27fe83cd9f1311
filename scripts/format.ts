import { runProgram } from './steps.ts'
import { writeLists } from './lists/lists.ts'

for (const path of await writeLists()) console.log(`${path}: brought up to date with the folders`)
const { code } = await runProgram({ program: ['oxfmt'], args: ['.'] })
process.exitCode = code

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase } from '../lists/names.ts'
import { findSlices } from '../lists/slices.ts'
import { writeLists } from '../lists/lists.ts'
import { ROOT, runProgram, stopWith } from '../steps.ts'
import { addTrial, TRIALS } from './add-trial.ts'
import { layFiles } from './lay-files.ts'

/**
 * `npm run feature:new -- account/pen-name`: creates a small complete slice, with a table, two calls, a page and its
 * tests. In `promotions` it has a campaign, a step with a fair draw, a demo run and a page instead.
 */
const asked = process.argv.slice(2).join(' ')
const [district = '', slug = ''] = asked.split('/')
const districts = globSync('*/', { cwd: join(ROOT, 'features') }).map((path) => path.replace(/\/$/, ''))
if (!/^[a-z-]+\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(asked) || slug.length > 30) {
  stopWith(
    `A feature is named by its district and 30 small letters, digits and hyphens at most, not '${asked}': account/pen-name`,
  )
}
if (!existsSync(join(ROOT, 'features', district)))
  stopWith(`There is no district ${district}: use one of ${districts.join(', ')}.`)
const twin = findSlices(ROOT).find(({ id }) => id === slug)
if (twin) stopWith(`features/${twin.folder}/ is there already.`)

const name = camelCase(slug)
const isPromotion = district === 'promotions'
const Name = name[0]!.toUpperCase() + name.slice(1)
const files = layFiles(join(import.meta.dirname, isPromotion ? 'promotion' : 'slice'), join(ROOT, 'features', district, slug), {
  district,
  slug,
  name,
  Name,
  snake: slug.replaceAll('-', '_'),
  Title: titleOf(slug),
  time: new Date().toISOString().replace(/[-:]/g, '').slice(0, 13),
})
const trials = join(ROOT, TRIALS)
if (isPromotion) writeFileSync(trials, addTrial(readFileSync(trials, 'utf8'), { slug, name, Name }))
const readme = join(ROOT, 'features', district, 'README.md')
const does = isPromotion ? 'draws a number a day' : 'marks days'
writeFileSync(readme, `${readFileSync(readme, 'utf8').trimEnd()} \`${slug}\` ${does}.\n`)
const lists = await writeLists()
// Line breaks depend on the length of the name.
await runProgram(
  { program: ['oxfmt'], args: [`features/${district}/${slug}`, ...(isPromotion ? [TRIALS] : [])] },
  { isQuiet: true },
)
console.log(
  [
    `features/${district}/${slug}/ is there: ${files} files, listed in ${lists.length} lists. It ${does}, as features/${district}/README.md says; make it your own:`,
    `npx vitest run features/${district}/${slug}   runs its tests`,
    'npm run verify                     checks the sources',
    ...(isPromotion ? ['docs/recipes/add-a-promotion.md    says what a promotion is made of'] : []),
    'docs/recipes/add-a-feature.md      says what else a feature may have',
  ].join('\n'),
)

/** `street-fair` as `Street fair`. */
function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words[0]!.toUpperCase() + words.slice(1)
}

// What every command needs: Node, the packages, and the Node that they contain. Runs on Node 20.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NODE_MIN = 20
const NODE_WANTED = 24
const major = (version) => Number(version.replace(/^v/, '').split('.')[0])

export function refuseOldNode() {
  if (major(process.version) >= NODE_MIN) return
  throw new Error(
    `This is Node ${process.version}, and Croupier needs 20 or later to start: install one from https://nodejs.org.`,
  )
}

/** Runs `npm ci` if node_modules is missing or does not match package-lock.json. */
export function installPackages(root) {
  if (arePackagesCurrent(root)) return
  console.log('Installing the packages; the first time takes about a minute.')
  const flags = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit' })
  if (status !== 0)
    throw new Error('The packages could not be installed: npm says why above. It needs to reach its registry once.')
}

/** npm writes its list of installed packages last, so an interrupted installation never looks complete. */
export function arePackagesCurrent(root) {
  const installedFile = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(installedFile)
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return installed[path] ? installed[path].version === version : optional
  })
}

const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** The Node from the packages; the current one if it is new enough and the other does not run here. */
export function findNode(root) {
  const brought = join(root, 'node_modules/.bin/node')
  const { stdout } = spawnSync(brought, ['--version'], { encoding: 'utf8' })
  if (stdout && major(stdout) >= NODE_WANTED) return brought
  if (major(process.version) >= NODE_WANTED) return process.execPath
  const here = `${process.platform} ${process.arch}`
  throw new Error(
    `Croupier runs on Node 24, and npm has none for ${here} (this is ${process.version}): install Node 24 from https://nodejs.org.`,
  )
}

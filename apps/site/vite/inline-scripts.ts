import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const NAMES = /^\0virtual:script\/(.+\.ts)$/

/**
 * `virtual:script/apps/site/…`: a module and its imports bundled as the text of one short inline script for
 * server-rendered pages. In the browser build the text is empty, because the module is there.
 */
export function inlineScripts(root: string): Plugin {
  return {
    name: 'croupier:inline-scripts',
    resolveId: (id) => (NAMES.test(`\0${id}`) ? `\0${id}` : null),
    async load(id) {
      const [, path] = NAMES.exec(id) ?? []
      if (!path) return null
      const isDrawn = this.environment.config.consumer === 'server'
      return `export default ${JSON.stringify(isDrawn ? await bundle(resolve(root, path)) : '')}`
    },
  }
}

async function bundle(entry: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, minify: true, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  const { code } = output[0]
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} would end the script that it stands in`)
  return code
}

import { build, type Plugin, type Rolldown } from 'vite'

const QUERY = '?script'

/**
 * `import text from './x.ts?script'`: a module with what it imports as the text of one short script, for a page to carry
 * that the server draws. Browsers get an empty text: they have the module.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'croupier:inline-scripts',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return null
      const found = await this.resolve(id.slice(0, -QUERY.length), importer)
      return found && `\0${found.id}${QUERY}`
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(QUERY)) return null
      const isDrawn = this.environment.config.consumer === 'server'
      return `export default ${JSON.stringify(isDrawn ? await bundle(id.slice(1, -QUERY.length)) : '')}`
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

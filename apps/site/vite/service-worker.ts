import { build, type Plugin, type Rolldown } from 'vite'
import { stripSchemas } from './strip-schemas.ts'

const FILE = 'sw.js'

/** Bundles the site's service worker into one script: `/sw.js`, at the root so that its scope covers every page. */
export function serviceWorker(entry: string): Plugin {
  let isProduction = false
  return {
    name: 'croupier:service-worker',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      isProduction = config.isProduction
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        bundle(entry, isProduction).then(
          (code) => {
            response.setHeader('content-type', 'text/javascript')
            response.setHeader('cache-control', 'no-cache')
            response.end(code)
          },
          (error: unknown) => next(error),
        )
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundle(entry, isProduction) })
    },
  }
}

async function bundle(entry: string, isProduction: boolean): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    mode: isProduction ? 'production' : 'development',
    plugins: [stripSchemas()],
    build: { write: false, minify: isProduction, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

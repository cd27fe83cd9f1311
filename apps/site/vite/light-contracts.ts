import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = /\/features\/[^/]+\/contract\.ts$/

/**
 * In the browser a contract is its method, path and effect: types are gone and the server does the checking. So the
 * client's copy keeps routes as those three, keeps plain constants, and leaves the schemas (and Zod) at home.
 */
export function lightContracts(): Plugin {
  return {
    name: 'croupier:light-contracts',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (!CONTRACT.test(id)) return null
      const contract = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return Object.entries(contract)
        .flatMap(([name, value]) => lighten(name, value))
        .join('\n')
    },
  }
}

function lighten(name: string, value: unknown): string[] {
  if (isRoute(value)) {
    const { method, path, effect } = value
    return [`export const ${name} = ${JSON.stringify({ method, path, effect })}`]
  }
  return isPlain(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
}

interface Route {
  readonly method: string
  readonly path: string
  readonly effect: string
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'effect' in value && 'reply' in value

const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('_zod' in value))

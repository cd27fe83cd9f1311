import type { Plugin } from 'vite'

/** What PixiJS makes ready before a game stands, and no game here needs: module by module, what is written instead. */
const LIGHTER = [
  {
    // Marks joined to letters, which no amount has; the browser's way to part them takes a phone 80 ms to open.
    file: /pixi\.js\/lib\/scene\/text\/canvas\/CanvasTextMetrics\.mjs$/,
    from: 'typeof Intl?.Segmenter === "function"',
    to: 'false',
  },
  {
    // Asked with a drawing context of its own. Every browser that has WebGL 2 has it.
    file: /pixi\.js\/lib\/rendering\/renderers\/gl\/shader\/program\/getMaxFragmentPrecision\.mjs$/,
    from: 'let maxFragmentPrecision;',
    to: 'let maxFragmentPrecision = "highp";',
  },
]

export function lightPixi(): Plugin {
  return {
    name: 'croupier:light-pixi',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const lighter = LIGHTER.find(({ file }) => file.test(id))
      if (!lighter) return null
      if (!code.includes(lighter.from)) throw new Error(`${id} is no longer as ${import.meta.filename} knows it.`)
      return { code: code.replace(lighter.from, lighter.to), map: null }
    },
  }
}

import type { Plugin } from 'vite'

interface Lighter {
  readonly file: RegExp
  readonly from: string | RegExp
  readonly to: string
}

/** What PixiJS makes ready before a game stands, and no game here needs: module by module, what is written instead. */
const LIGHTER: readonly Lighter[] = [
  // What no game draws, and ways to press and to read aloud that the page around it has. Unasked for, all of it is left out.
  ...[
    ['accessibility', 'AccessibilitySystem'],
    ['dom', 'DOMPipe'],
    ['events', 'EventSystem'],
    ['filters', 'FilterSystem'],
    ['scene/mesh', 'MeshPipe'],
    ['scene/particle-container', 'GlParticleContainerPipe'],
    ['scene/sprite-tiling', 'TilingSpritePipe'],
    ['scene/text-bitmap', 'BitmapTextPipe'],
    ['scene/text-html', 'HTMLTextPipe'],
  ].map(([folder, known]) => ({
    file: new RegExp(`pixi\\.js/lib/${folder}/init\\.mjs$`),
    from: new RegExp(`^(?=[^]*extensions\\.add\\([^)]*${known})[^]+$`),
    to: 'export {}',
  })),
  {
    // The same things for a renderer without WebGL, where a game has its plain reels.
    file: /pixi\.js\/lib\/scene\/(graphics|sprite-nine-slice)\/init\.mjs$/,
    from: /extensions\.add\(Canvas\w+\);/g,
    to: '',
  },
  {
    file: /pixi\.js\/lib\/scene\/text\/init\.mjs$/,
    from: 'extensions.add(CanvasRendererTextSystem);',
    to: '',
  },
  {
    file: /pixi\.js\/lib\/unsafe-eval\/init\.mjs$/,
    from: /Object\.assign\((?:ParticleBuffer|GpuUboSystem)\.prototype, \{[^}]+\}\);/g,
    to: '',
  },
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
  {
    // Some fifteen extensions that nothing is drawn with: each is a round through the browser's graphics process.
    file: /pixi\.js\/lib\/rendering\/renderers\/gl\/context\/GlContextSystem\.mjs$/,
    from: 'getExtensions() {\n    const { gl } = this;',
    to: 'getExtensions() {\n    const { gl } = this;\n    if (this.webGLVersion === 2) return void (this.extensions = { loseContext: gl.getExtension("WEBGL_lose_context") });',
  },
  {
    // Each shader once more, in the language of a way to draw that no game uses.
    file: /pixi\.js\/lib\/rendering\/batcher\/shared\/DefaultShader\.mjs$/,
    from: /const gpuProgram = compileHighShaderGpuProgram\(\{[^]+?\}\);/,
    to: 'const gpuProgram = undefined;',
  },
  {
    // Pictures that one draw takes: a program for sixteen is slow to make, and most frames have four. More take another draw.
    file: /pixi\.js\/lib\/rendering\/renderers\/gl\/GlLimitsSystem\.mjs$/,
    from: 'checkMaxIfStatementsInShader(this.maxTextures, gl)',
    to: '4',
  },
]

/** Fails where a version of PixiJS has other modules, or writes them otherwise. */
export function lightPixi(): Plugin {
  const unused = new Set(LIGHTER)
  return {
    name: 'croupier:light-pixi',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const lighter = LIGHTER.find(({ file }) => file.test(id))
      if (!lighter) return null
      unused.delete(lighter)
      const light = code.replace(lighter.from, lighter.to)
      if (light === code) throw new Error(`${id} is no longer as ${import.meta.filename} knows it.`)
      return { code: light, map: null }
    },
    generateBundle() {
      if (unused.size === 0) return
      const files = [...unused].map(({ file }) => file.source).join(', ')
      throw new Error(`No module is ${files} any more: see ${import.meta.filename}.`)
    },
  }
}

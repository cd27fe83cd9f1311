import type { Plugin } from 'vite'

interface Lighter {
  readonly file: RegExp
  readonly from: string | RegExp
  readonly to: string
}

/** Removes what PixiJS sets up and no game needs: replacements by module. */
const LIGHTER: readonly Lighter[] = [
  // Features that no game draws, and input and accessibility, which the surrounding page has. They are excluded
  // unless imported.
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
    // The counterparts for renderers without WebGL, where a game uses plain reels.
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
    // Grapheme segmentation, which amounts do not need; `Intl.Segmenter` takes a phone 80 ms to create.
    file: /pixi\.js\/lib\/scene\/text\/canvas\/CanvasTextMetrics\.mjs$/,
    from: 'typeof Intl?.Segmenter === "function"',
    to: 'false',
  },
  {
    // A check that creates its own drawing context. Every browser with WebGL 2 passes it.
    file: /pixi\.js\/lib\/rendering\/renderers\/gl\/shader\/program\/getMaxFragmentPrecision\.mjs$/,
    from: 'let maxFragmentPrecision;',
    to: 'let maxFragmentPrecision = "highp";',
  },
  {
    // Some fifteen unused extensions: each costs a round trip to the browser's GPU process.
    file: /pixi\.js\/lib\/rendering\/renderers\/gl\/context\/GlContextSystem\.mjs$/,
    from: 'getExtensions() {\n    const { gl } = this;',
    to: 'getExtensions() {\n    const { gl } = this;\n    if (this.webGLVersion === 2) return void (this.extensions = { loseContext: gl.getExtension("WEBGL_lose_context") });',
  },
  {
    // A second version of each shader, for a renderer that no game uses.
    file: /pixi\.js\/lib\/rendering\/batcher\/shared\/DefaultShader\.mjs$/,
    from: /const gpuProgram = compileHighShaderGpuProgram\(\{[^]+?\}\);/,
    to: 'const gpuProgram = undefined;',
  },
  {
    // Textures per draw call: a program for sixteen is slow to compile, and most frames need four. More take another
    // call.
    file: /pixi\.js\/lib\/rendering\/renderers\/gl\/GlLimitsSystem\.mjs$/,
    from: 'checkMaxIfStatementsInShader(this.maxTextures, gl)',
    to: '4',
  },
]

/** Fails if a version of PixiJS has other modules, or other code in them. */
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

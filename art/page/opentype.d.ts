/** The little of opentype.js that the lettering reads. */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export interface Glyph {
    advanceWidth: number
    getPath(x: number, y: number, size: number): { commands: PathCommand[] }
  }
  export interface Font {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  export function parse(buffer: ArrayBuffer): Font
}

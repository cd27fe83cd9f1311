/** Maximum file sizes. Art over budget loses detail in its definition, never quality in the encoder. */

const kilobyte = 1024

export type OutputKind = 'tile' | 'banner' | 'symbol' | 'background' | 'interface' | 'lettering' | 'frame' | 'atlas' | 'share'

const budgets: Record<OutputKind, Readonly<Record<number, number>>> = {
  tile: { 320: 20, 576: 42, 768: 60 },
  banner: { 576: 20, 768: 28, 1024: 38, 1280: 48, 1400: 54, 1536: 60 },
  symbol: { 128: 6, 256: 16 },
  background: { 768: 90, 1536: 90 },
  interface: { 64: 4, 128: 7, 256: 15, 512: 34 },
  lettering: { 384: 24, 768: 60 },
  frame: { 512: 24 },
  atlas: { 128: 72, 256: 180 },
  share: { 1200: 110 },
}

export function widthsOf(kind: OutputKind): number[] {
  return Object.keys(budgets[kind]).map(Number)
}

export function budgetInBytes(kind: OutputKind, width: number): number {
  const budget = budgets[kind][width]
  if (budget === undefined) throw new Error(`no budget for ${kind} at ${width}`)
  return budget * kilobyte
}

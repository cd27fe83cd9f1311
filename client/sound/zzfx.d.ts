declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    readonly audioContext: AudioContext
    buildSamples(...recipe: (number | undefined)[]): number[]
    playSamples(channels: number[][], volume?: number, rate?: number, pan?: number): AudioBufferSourceNode
  }
}

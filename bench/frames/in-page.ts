/** Runs in the page: milliseconds between frames for a while, with nothing drawn or with a full-size canvas cleared. */
export function bareFrames({ ms, clears }: { ms: number; clears: boolean }): Promise<number[]> {
  const canvas = document.createElement('canvas')
  canvas.width = innerWidth
  canvas.height = innerHeight
  const gl = clears ? canvas.getContext('webgl2') : null
  if (gl) document.body.append(canvas)
  return new Promise((resolve) => {
    const times: number[] = []
    const from = performance.now()
    let last = from
    requestAnimationFrame(function frame(now) {
      times.push(now - last)
      last = now
      gl?.clearColor((now / 1_000) % 1, 0, 0, 1)
      gl?.clear(gl.COLOR_BUFFER_BIT)
      if (now - from < ms) return requestAnimationFrame(frame)
      canvas.remove()
      return resolve(times.slice(2))
    })
  })
}

/** Runs in the page: records the milliseconds between frames in `spinFrames` while reels spin or stop. */
export function watchFrames(): void {
  const times: number[] = []
  Object.assign(globalThis, { spinFrames: times })
  let last: number | null = null
  requestAnimationFrame(function frame(now) {
    const phase = document.querySelector<HTMLElement>('.game')?.dataset['phase']
    const isSpinning = phase === 'spinning' || phase === 'stopping'
    if (isSpinning && last !== null) times.push(now - last)
    last = isSpinning ? now : null
    requestAnimationFrame(frame)
  })
}

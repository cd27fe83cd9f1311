export interface DrawnWin {
  readonly brand: string
  readonly title: string
  readonly multiple: string
  readonly amount: string
  readonly name: string
  /** Addresses of pictures of this site. */
  readonly game: string
  readonly avatar: string
  readonly site: string
}

/** The size that messengers and social networks show in full. */
const [WIDTH, HEIGHT] = [1_200, 630]
const PICTURE = { left: 72, top: 75, width: 360, height: 480, radius: 28 } as const
const TEXT_LEFT = 492
const TEXT_WIDTH = WIDTH - TEXT_LEFT - 48

/** A win as a picture in the brand's colors. */
export async function drawWin(win: DrawnWin): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const [game, avatar] = await Promise.all([load(win.game), load(win.avatar)])
  const colors = brandColors()
  const ground = pen.createLinearGradient(0, 0, WIDTH, HEIGHT)
  ground.addColorStop(0, colors.raised)
  ground.addColorStop(1, colors.page)
  pen.fillStyle = ground
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawGame(pen, game)
  const write = writerOf(pen, colors)
  write(win.brand, { at: 118, size: 34, color: colors.muted })
  write(win.multiple, { at: 268, size: 148, color: colors.accent })
  write(win.amount, { at: 348, size: 54, color: colors.text })
  write(win.title, { at: 412, size: 40, color: colors.text })
  pen.drawImage(avatar, TEXT_LEFT, 456, 56, 56)
  write(win.name, { at: 496, size: 34, color: colors.text, left: TEXT_LEFT + 74 })
  write(win.site, { at: 552, size: 24, color: colors.muted })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture was not made'))), 'image/png')
  })
}

function drawGame(pen: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const { left, top, width, height, radius } = PICTURE
  pen.save()
  pen.beginPath()
  pen.roundRect(left, top, width, height, radius)
  pen.clip()
  pen.drawImage(picture, left, top, width, height)
  pen.restore()
}

interface Line {
  readonly at: number
  readonly size: number
  readonly color: string
  readonly left?: number
}

/** Long lines are set smaller until they fit. */
const writerOf =
  (pen: CanvasRenderingContext2D, { font }: { readonly font: string }) =>
  (text: string, { at, size, color, left = TEXT_LEFT }: Line): void => {
    const room = TEXT_WIDTH - (left - TEXT_LEFT)
    pen.font = `800 ${size}px ${font}`
    const wide = pen.measureText(text).width
    if (wide > room) pen.font = `800 ${Math.floor((size * room) / wide)}px ${font}`
    pen.fillStyle = color
    pen.fillText(text, left, at)
  }

/** As the page has them now. */
function brandColors() {
  const style = getComputedStyle(document.documentElement)
  const of = (name: string): string => style.getPropertyValue(name).trim()
  return {
    page: of('--bg0'),
    raised: of('--bg2'),
    text: of('--tx'),
    muted: of('--mut'),
    accent: of('--ac'),
    font: of('--font-display') || 'sans-serif',
  }
}

async function load(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

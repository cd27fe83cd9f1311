/** Draws share pictures as JPEG, since not every link reader supports webp. Needs no toolchain. */
import { chromium } from 'playwright-core'
import { findBrowser } from './easel.ts'
import { keepBudget, write, type Written } from './encode.ts'
import type { Picture } from './pictures.ts'
import { sharePage, shareSize } from './share-page.ts'

const quality = 80
/** A name in a wide face stays within the quiet side of the scene. */
const FIT = `for (const name of document.querySelectorAll('h1')) {
  name.style.fontSize = Math.min(104, (104 * 480) / name.offsetWidth) + 'px'
}`

export interface ShareStudio {
  draw(picture: Picture): Promise<Written[]>
  close(): Promise<void>
}

export async function openShareStudio(): Promise<ShareStudio> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: shareSize })
  return {
    async draw(picture) {
      const [output] = picture.outputs
      if (picture.drawing.kind !== 'share' || !output) throw new Error(`${picture.name} is no picture to share`)
      await page.setContent(await sharePage(picture.drawing.art))
      await page.evaluate(`Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])`)
      await page.evaluate(FIT)
      const data = await page.screenshot({ type: 'jpeg', quality })
      keepBudget(output, data.length)
      return [await write(picture, output.path, data, shareSize.width, shareSize.height)]
    },
    close: () => browser.close(),
  }
}

import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = '**/*.{css,js,json,svg,txt,webmanifest}'
const WORTH_BYTES = 1_024

/**
 * Writes a brotli and a gzip file beside each text file of the pages, so that the server never compresses one twice.
 */
export async function compressTexts(folder: string): Promise<void> {
  const compress = { br: promisify(brotliCompress), gz: promisify(gzip) }
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const each = globSync(TEXT, { cwd: folder }).map(async (name) => {
    const path = `${folder}/${name}`
    const text = await readFile(path)
    if (text.length < WORTH_BYTES) return
    await writeFile(`${path}.br`, await compress.br(text, brotli))
    await writeFile(`${path}.gz`, await compress.gz(text, { level: 9 }))
  })
  await Promise.all(each)
}

import { fileTypeFromBuffer } from 'file-type'
import { DOCUMENT_TYPES, type SentDocument } from '../contract.ts'

/** What a file is by its first bytes, whatever it is called; undefined for everything that is not taken. */
export async function recognise(beginning: Uint8Array): Promise<SentDocument['type'] | undefined> {
  const found = await fileTypeFromBuffer(beginning)
  return DOCUMENT_TYPES.find((type) => type === found?.mime)
}

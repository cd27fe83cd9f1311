import { DOCUMENT_TYPES, type SentDocument } from '../contract.ts'

/** Detects the file type from the first bytes, whatever the name; undefined for unsupported types. */
export async function recognise(beginning: Uint8Array): Promise<SentDocument['type'] | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(beginning)
  return DOCUMENT_TYPES.find((type) => type === found?.mime)
}

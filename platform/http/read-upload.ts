import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../context.ts'
import { AppError } from '../problem.ts'

/** The one file of a form, streamed on demand and not stored. */
export async function readUpload(request: FastifyRequest, bytesMax: number): Promise<Upload> {
  const part = await request.file({ limits: { fileSize: bytesMax, files: 1, fields: 0, parts: 1 }, throwFileSizeLimit: false })
  if (!part) throw new AppError('bad-request', 'The form has no file.')
  return { name: part.filename, bytes: bytesOf(part) }
}

async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Uint8Array> {
  for await (const bytes of file) yield bytes as Buffer
  if (file.truncated) throw new AppError('too-large', 'The file is too large.')
}

import type { FastifyRequest } from 'fastify'
import { AppError } from '../problem.ts'

/** The one file of a form as it arrives. Nothing is read before it is asked for, and nothing is kept. */
export async function* readUpload(request: FastifyRequest, bytesMax: number): AsyncGenerator<Uint8Array> {
  const part = await request.file({ limits: { fileSize: bytesMax, files: 1, fields: 0, parts: 1 }, throwFileSizeLimit: false })
  if (!part) throw new AppError('bad-request', 'The form has no file.')
  for await (const bytes of part.file) yield bytes as Buffer
  if (part.file.truncated) throw new AppError('too-large', 'The file is larger than this call takes.')
}

// The built site, pages and server, for one run of journeys: an own port and data folder, removed with the process.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SERVER } from '../../scripts/server-bundle.ts'
import { LOOPBACK_CERTIFICATE } from '#platform/testing/loopback-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-journeys-'))
chmodSync(folder, 0o755) // the database's own user needs access to this folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const settings = {
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: '',
  SMTP_URL: '',
  MODE: 'development',
  // It names the first operator's password.
  LOG_LEVEL: 'info',
  // Journeys set their own client addresses.
  TRUST_PROXY: 'true',
  // A journey's push service runs on this machine.
  PUSH_HOSTS: '127.0.0.1',
  PUSH_PRIVATE_HOSTS: 'true',
}
Object.assign(process.env, settings, { NODE_ENV: 'production' })
setDefaultCACertificates([...getCACertificates('default'), LOOPBACK_CERTIFICATE.cert])
await import(SERVER)

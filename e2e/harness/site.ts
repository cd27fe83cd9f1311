// The built site for one run of journeys: a port and a data folder of its own, gone with the process.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { LOOPBACK_CERTIFICATE } from '#platform/testing/loopback-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-journeys-'))
chmodSync(folder, 0o755) // the database's own user goes through here
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const settings = {
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: '',
  SMTP_URL: '',
  MODE: 'development',
  LOG_LEVEL: 'error',
  // Journeys name the addresses that they come from.
  TRUST_PROXY: 'true',
  // The push service of a journey stands on this machine.
  PUSH_HOSTS: '127.0.0.1',
  PUSH_PRIVATE_HOSTS: 'true',
}
Object.assign(process.env, settings, { NODE_ENV: 'production' })
setDefaultCACertificates([...getCACertificates('default'), LOOPBACK_CERTIFICATE.cert])
await import('#apps/site/main.ts')

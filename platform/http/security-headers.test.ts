import { expect, test } from 'vitest'
import { permissionsPolicy, securityHeaders } from './security-headers.ts'

test('camera and payments are denied, except to frames of the origins that a slice names and the site that delegates', () => {
  const nobody = { cameras: [], payments: [] }
  expect(securityHeaders({ isSecure: true })['permissions-policy']).toBe(permissionsPolicy(nobody))
  expect(permissionsPolicy(nobody)).toContain('camera=(), microphone=(), payment=(),')
  const one = ['https://id.example']
  expect(permissionsPolicy({ ...nobody, cameras: one })).toContain(
    'camera=(self "https://id.example"), microphone=(), payment=(),',
  )
  expect(permissionsPolicy({ ...nobody, payments: one })).toContain(
    'camera=(), microphone=(), payment=(self "https://id.example"),',
  )
})

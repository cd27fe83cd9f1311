import { expect, test } from 'vitest'
import { permissionsPolicy, securityHeaders } from './security-headers.ts'

test('the camera is nobody’s, but for frames of the origins that a slice names, beside the site that passes it on', () => {
  expect(securityHeaders({ isSecure: true })['permissions-policy']).toContain('camera=(),')
  expect(permissionsPolicy([])).toContain('camera=(),')
  expect(permissionsPolicy(['https://id.example'])).toContain('camera=(self "https://id.example"),')
})

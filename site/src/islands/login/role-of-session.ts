import { call } from '@cyberluach/api/client'
import type { Account } from './login-form.ts'

/** The role of whoever is signed in in this browser already; null where nobody is, or nobody can say. */
export async function roleOfSession(): Promise<Account['role'] | null> {
  const token = localStorage.getItem('adminToken')
  if (!token || !localStorage.getItem('adminUser')) return null
  try {
    return (await call('GET /api/sys/auth/session', { token })).role
  } catch {
    // Whoever cannot be told apart from a stranger signs in.
    return null
  }
}

import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import type { Role } from '../access/roles.ts'
import type { TestApi } from './start-api.ts'

export const passwordOfStaff = 'another-secret-17'

/** Creates somebody in a role and signs them in. */
export async function signedIn(api: TestApi, role: Role, username = `a-${role}`): Promise<string> {
  const password = passwordOfStaff
  await api.services.payload.create({ collection: 'users', data: { username, password, role } })
  const response = await api.send('POST', `/api/${builtLoginPath}/auth`, { username, password })
  return ((await response.json()) as { token: string }).token
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

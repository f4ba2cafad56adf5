import {
  longestPassword,
  passwordFault,
  shortestPassword,
  type PasswordFault,
} from '@cyberluach/core/password-rules'
import type { CollectionBeforeValidateHook } from 'payload'
import { problem } from '../../panel/labels.ts'
import { refusal } from '../../panel/refusal.ts'

const problems = {
  short: 'passwordShort',
  long: 'passwordLong',
  repeated: 'passwordRepeated',
  username: 'passwordUsername',
  common: 'passwordCommon',
} as const satisfies Record<PasswordFault, string>

/** A password is kept only where it is not soon guessed, whoever sets it and for whom. */
export const requireStrongPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string' || password === '') return data
  const username = String(data?.username ?? originalDoc?.username ?? '')
  // Large: loaded by those only who need it.
  const { isCommonPassword } = await import('@cyberluach/core/common-passwords')
  const fault = passwordFault(password, username, isCommonPassword)
  if (!fault) return data
  const n = String(fault === 'long' ? longestPassword : shortestPassword)
  const message = problem(req, problems[fault], { n })
  throw refusal(message, 400, [{ path: 'password', message }])
}

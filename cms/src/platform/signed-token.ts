import { isUuid } from '@cyberluach/core/text/identifiers'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { refused, type Refusal } from './http/outcome.ts'

/** What a token may be used for: one made for another purpose is refused. */
export type Purpose = 'submission' | 'deadlineQuestion' | 'newsletterConfirm' | 'unsubscribe' | 'preview'

type Claim = { purpose: Purpose; id: string }

const tokenPattern = /^[\w-]{22}\.[0-9a-z]{1,11}\.[\w-]{43}$/

/** A token that names one thing (a UUID) for one purpose until a moment: it can be neither guessed nor altered. */
export function signedToken(secret: string, { purpose, id }: Claim, expiresAt: Date): string {
  if (!isUuid(id)) throw new Error('only a UUID can be signed')
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
  const claim = `${bytes}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`
  return `${claim}.${signature(secret, purpose, claim)}`
}

export type ReadToken = { kind: 'valid'; id: string } | { kind: 'expired' } | { kind: 'invalid' }

/** Whom the token names. Only a token of ours can be `expired`: nobody learns anything about a made-up one. */
export function readToken(secret: string, purpose: Purpose, token: string, now: Date): ReadToken {
  if (!tokenPattern.test(token)) return { kind: 'invalid' }
  const [bytes = '', until = '', signed = ''] = token.split('.')
  const expected = signature(secret, purpose, `${bytes}.${until}`)
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return { kind: 'invalid' }
  if (Number.parseInt(until, 36) * 1000 < now.getTime()) return { kind: 'expired' }
  const hex = Buffer.from(bytes, 'base64url').toString('hex')
  return { kind: 'valid', id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') }
}

/** What a private link leads to. Only a link that was ours is told to have expired. */
export function linkedId(secret: string, purpose: Purpose, token: string): string | Refusal {
  const read = readToken(secret, purpose, token, new Date())
  if (read.kind === 'valid') return read.id
  return refused(read.kind === 'expired' ? 'linkExpired' : 'notFound')
}

function signature(secret: string, purpose: Purpose, claim: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${claim}`).digest('base64url')
}

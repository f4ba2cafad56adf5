import type { PayloadRequest } from 'payload'

export const roles = ['admin', 'editor', 'translator'] as const

export type Role = (typeof roles)[number]

export function roleOf(user: PayloadRequest['user']): Role | null {
  return roles.find((role) => role === user?.role) ?? null
}

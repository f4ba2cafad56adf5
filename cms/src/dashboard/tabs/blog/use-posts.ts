'use client'

import { call } from '@cyberluach/api/client'
import type { Post } from '@cyberluach/api/posts'

import { storedToken } from '../../../session/session.ts'
import { usePolling } from '../../data/use-polling.ts'

export const postsKey = ['posts'] as const

const secondsBetweenReadings = 30

/** All posts, drafts too, the latest first. */
export function usePosts() {
  return usePolling<Post[]>({
    key: postsKey,
    read: (signal) => call('GET /api/posts', { token: storedToken() ?? '', signal }),
    seconds: secondsBetweenReadings,
  })
}

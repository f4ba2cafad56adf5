import type { Post } from '@cyberluach/api/posts'

/** The form as it is typed. */
export type PostValues = {
  title: string
  slug: string
  coverImage: string
  content: string
  author: string
  status: Post['status']
  /** Wall clock in the site's time zone: `2026-11-20T09:00`; empty for none. */
  publishedAt: string
  tags: string
  excerpt: string
  titleHe: string
  excerptHe: string
  contentHe: string
}

export type PostField = keyof PostValues

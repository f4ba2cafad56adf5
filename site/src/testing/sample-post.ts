import type { OpenPost } from '@cyberluach/api/posts'

/** A published post with everything that a post can have. */
export function samplePost(changes: Partial<OpenPost> = {}): OpenPost {
  return {
    id: '5b3c5a3e-6f52-4f7a-9d0c-5d2f3b0c7e11',
    slug: 'night-of-the-flags',
    title: { text: 'Night of the flags', lang: 'en' },
    excerpt: { text: 'What we learned.', lang: 'en' },
    html: { text: '<p>Hello</p>', lang: 'en' },
    languages: ['en'],
    author: 'Maya Levi',
    publishedAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
    minutes: 3,
    tags: ['ctf', 'guides'],
    cover: { url: '/media/flags.webp', alt: 'Flags', width: 1200, height: 800 },
    previous: null,
    next: null,
    isPreview: false,
    ...changes,
  }
}

import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { loadBlog, loadPost } from './blog.ts'

/** No API answers here: what is lost is known without asking. */
const locals = () => ({ locale: 'en', t: messagesFor('en') }) as App.Locals

test('a topic that no post can have is a page that is not there', async () => {
  for (const tag of ['a%00b', '%00', 'x'.repeat(61)])
    expect(await loadBlog(locals(), new URLSearchParams(`tag=${tag}`))).toEqual({ kind: 'lost' })
})

test('a preview by what can be no link of ours is a page that is not there', async () => {
  for (const preview of ['x'.repeat(400), 'a\u0000b'])
    expect(await loadPost(locals(), 'night-of-the-flags', preview)).toEqual({ kind: 'lost' })
})

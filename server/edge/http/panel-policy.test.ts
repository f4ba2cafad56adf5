import { expect, test } from 'vitest'
import { panelPolicy } from './headers.ts'

const picturesOn = (path: string) => /img-src ([^;]*)/.exec(panelPolicy(path))?.[1]

test('the panel shows no picture from elsewhere, so that none can be asked for to carry data away', () => {
  for (const path of ['/admin', '/admin/security', '/admin/collections/users', '/admin/collections/posts/1'])
    expect(picturesOn(path)).toBe("'self' data: blob:")
})

test('the dashboard shows the covers of posts, wherever they are kept', () => {
  expect(picturesOn('/admin/dashboard')).toBe("'self' https: data: blob:")
})

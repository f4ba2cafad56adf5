import { expect, test } from 'vitest'
import { linksIn } from './links.ts'

test.each([
  ['https://x.com/cl https://t.me/cl', ['https://x.com/cl', 'https://t.me/cl']],
  [' https://x.com/cl,https://t.me/cl , ', ['https://x.com/cl', 'https://t.me/cl']],
  ['', []],
])('links of %j', (setting, links) => expect(linksIn(setting)).toEqual(links))
